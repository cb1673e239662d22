import type {Nodes} from 'mdast';
import type {Inline} from '../../../src/ask/engine/passages';

interface Piece {
  code: boolean;
  text: string;
}

/** Running text of a node: prose and inline code, other marks left out. */
function piecesOf(node: Nodes): Piece[] {
  switch (node.type) {
    case 'text':
      return [{code: false, text: node.value}];
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
      return [{code: false, text: `:${node.name}`}, ...node.children.flatMap(piecesOf)];
    default:
      return 'children' in node ? node.children.flatMap(piecesOf) : [];
  }
}

/** Text and code in turn; a text without code is a plain string. */
function inlineOfPieces(pieces: readonly Piece[]): Inline {
  const parts: string[] = [''];
  for (const {code, text} of pieces) {
    if (text === '') continue;
    if (code === (parts.length % 2 === 0)) parts[parts.length - 1] += text;
    else parts.push(text);
  }
  const collapsed = parts.map((part, place) => (place % 2 === 0 ? part.replace(/\s+/g, ' ') : part));
  const last = collapsed.length - 1;
  collapsed[0] = (collapsed[0] ?? '').trimStart();
  if (last % 2 === 0) collapsed[last] = (collapsed[last] ?? '').trimEnd();
  return last === 0 ? (collapsed[0] ?? '') : collapsed;
}

/** Text of nodes as one piece. */
export const inlineOf = (...nodes: readonly Nodes[]): Inline =>
  inlineOfPieces(nodes.flatMap((node, place) => [...(place > 0 ? [{code: false, text: ' '}] : []), ...piecesOf(node)]));
