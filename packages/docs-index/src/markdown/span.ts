import type {Nodes, PhrasingContent} from 'mdast';
import {safeUrl} from './safe-url';

/** A piece of running text. Everything is plain text: nothing in it is ever read as HTML. */
export interface Span {
  text: string;
  code?: true;
  strong?: true;
  /** Address that passed `safeUrl`. */
  href?: string;
}

export const textOf = (spans: readonly Span[]): string => spans.map(({text}) => text).join('');

type Marks = Omit<Span, 'text'>;

/** Text, code and safe links of a node. HTML and images are dropped; what an image says is kept, and the line breaks of a cell. */
export function spansOf(node: Nodes, marks: Marks = {}): Span[] {
  switch (node.type) {
    case 'text':
      return [{...marks, text: node.value}];
    case 'inlineCode':
      return [{...marks, text: node.value, code: true}];
    case 'break':
      return [{text: ' '}];
    case 'image':
      return node.alt ? [{...marks, text: node.alt}] : [];
    case 'html':
      return node.value === '<br>' ? [{text: ' '}] : [];
    case 'strong':
      return node.children.flatMap((child) => spansOf(child, {...marks, strong: true}));
    case 'link': {
      const href = safeUrl(node.url);
      return node.children.flatMap((child) => spansOf(child, href === undefined ? marks : {...marks, href}));
    }
    default:
      return 'children' in node ? node.children.flatMap((child) => spansOf(child as PhrasingContent, marks)) : [];
  }
}
