import type {Nodes} from 'mdast';

/** A cell of a table has its line breaks as HTML. */
const BREAK = '<br>';

function piecesOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'html':
      return node.value === BREAK ? ' ' : '';
    case 'image':
      return node.alt ?? '';
    case 'code':
      return '';
    default:
      return 'children' in node ? node.children.map(piecesOf).join('') : '';
  }
}

/** Text of a paragraph, a heading or a cell, on one line. */
export const textOfLine = (node: Nodes): string => piecesOf(node).replace(/\s+/g, ' ').trim();

const joined = (nodes: readonly Nodes[], between = ' '): string => nodes.map(textOfBlock).filter(Boolean).join(between);

/** Everything that a block says, as plain text, without code blocks and the head of a table. */
export function textOfBlock(node: Nodes): string {
  switch (node.type) {
    case 'table':
      return joined(node.children.slice(1));
    case 'tableRow':
      return joined(node.children, ' · ');
    case 'root':
    case 'list':
    case 'listItem':
    case 'blockquote':
      return joined(node.children);
    default:
      return textOfLine(node);
  }
}
