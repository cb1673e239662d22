import type {Nodes} from 'mdast';
import {type Inline} from '../../../src/ask/passages';
import {type Span, inlineOf, splitSentences} from '../../../src/ask/sentences';

/** Running text of a node: prose and inline code, other marks left out. */
export function spansOf(node: Nodes): Span[] {
  switch (node.type) {
    case 'text':
      return [{code: false, text: node.value.replace(/\s+/g, ' ')}];
    case 'inlineCode':
      return [{code: true, text: node.value}];
    case 'break':
      return [{code: false, text: ' '}];
    case 'image':
      return [{code: false, text: node.alt ?? ''}];
    case 'code':
    case 'html':
      return [];
    case 'textDirective':
      return [{code: false, text: `:${node.name}`}, ...node.children.flatMap(spansOf)];
    default:
      return 'children' in node ? node.children.flatMap(spansOf) : [];
  }
}

export const sentencesOf = (node: Nodes): Inline[] => splitSentences(spansOf(node));

/** Text of a table cell, as one piece. */
export function cellOf(node: Nodes): Inline {
  const spans = spansOf(node);
  const first = spans[0];
  const last = spans.at(-1);
  if (first && !first.code) first.text = first.text.trimStart();
  if (last && !last.code) last.text = last.text.trimEnd();
  return inlineOf(spans);
}
