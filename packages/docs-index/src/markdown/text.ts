import type {Nodes} from 'mdast';
import {spansOf, textOf} from './span';

/** Text of a paragraph, a heading or a cell, on one line. */
export const textOfLine = (node: Nodes): string => textOf(spansOf(node)).replace(/\s+/g, ' ').trim();

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
