import {markedPieces} from './markup';
import type {SearchHit} from './search-client';
import {STOP_WORDS} from './text/stop-words';

/**
 * Words to light up on the page of a hit: the ones marked in it, and the ones of the query, because code has no marks.
 */
export function wordsOf({_highlightResult, _snippetResult}: SearchHit, query: string): string[] {
  const texts = [_highlightResult, _snippetResult].flatMap(({hierarchy, content}) => [
    ...Object.values(hierarchy ?? {}),
    ...(content ? [content] : []),
  ]);
  const marked = texts.flatMap(({value}) => markedPieces(value).filter((_, place) => place % 2 === 1));
  const asked = query.split(/[\s"'`?!,;()]+/).filter((word) => word.length > 1);
  const words = [...marked, ...asked].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word));
}
