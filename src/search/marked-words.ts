import {markedPieces} from './markup';
import type {SearchHit} from './search-client';

/** The words that are marked in a hit, as they stand in its text. */
export function wordsOf({_highlightResult, _snippetResult}: SearchHit): string[] {
  const texts = [_highlightResult, _snippetResult].flatMap(({hierarchy, content}) => [
    ...Object.values(hierarchy ?? {}),
    ...(content ? [content] : []),
  ]);
  const words = texts.flatMap(({value}) => markedPieces(value).filter((_, place) => place % 2 === 1));
  return [...new Set(words.map((word) => word.toLowerCase()))];
}
