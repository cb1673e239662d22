import {markedPieces} from './markup';
import type {SearchHit} from './search-client';
import {STOP_WORDS} from './text/stop-words';

/**
 * Words to light up on the page of a hit: those that are marked in it, and those of the query, which code may contain.
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
