import type {Nodes} from 'mdast';

const INLINE = new Set([
  'paragraph',
  'heading',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
  'tableCell',
]);

/** A drawing's labels aren't sentences; the text also says what it shows. */
export const isDrawing = (node: Nodes): boolean => 'name' in node && node.name === 'svg';

/** Text of a node as it's read: blocks and line breaks become spaces, cells are set apart, code blocks are left out. */
export function plainText(node: Nodes): string {
  if (isDrawing(node)) return '';
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'code':
    case 'html':
      return '';
    case 'tableRow':
      return node.children.map(plainText).filter(Boolean).join(' · ');
    // What MDX takes for a directive is a word behind a colon, such as `host:port`.
    case 'textDirective':
      return `:${node.name}${node.children.map(plainText).join('')}`;
    default:
      if (!('children' in node)) return '';
      return node.children.map(plainText).join(INLINE.has(node.type) ? '' : ' ');
  }
}

export const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();
