import type {TokenStream} from 'prismjs';

/** What src/css/code/ colors, from weak to strong: for a token with several types, the last one applies. */
const ROLES: readonly (readonly [role: string, ...types: string[]])[] = [
  ['command', 'command', 'function'],
  ['comment', 'comment', 'prolog', 'cdata'],
  ['punctuation', 'punctuation', 'operator', 'entity'],
  ['key', 'key', 'property', 'atrule', 'attr-name', 'tag'],
  ['string', 'string', 'char', 'attr-value', 'scalar', 'url'],
  ['number', 'number', 'boolean', 'null', 'constant', 'date', 'datetime'],
  ['keyword', 'keyword', 'flag', 'builtin', 'directive', 'selector'],
  ['success', 'success'],
];

const strength = new Map(ROLES.flatMap(([, ...types], place) => types.map((type) => [type, place] as const)));

/** A stretch of code of one color. */
export interface Piece {
  text: string;
  role: string | undefined;
}

/** Flattens Prism's tree. A token inside another has the stronger role of both. */
export function* pieces(stream: TokenStream, outer = -1): Generator<Piece> {
  if (typeof stream === 'string') {
    yield {text: stream, role: ROLES[outer]?.[0]};
  } else if (Array.isArray(stream)) {
    for (const token of stream) yield* pieces(token, outer);
  } else {
    const types = [stream.type, ...[stream.alias].flat()];
    yield* pieces(stream.content, Math.max(outer, ...types.map((type) => strength.get(type) ?? -1)));
  }
}
