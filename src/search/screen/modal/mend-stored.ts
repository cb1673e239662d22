import {type Shape, isText, listOf, mapOf, nullable, withKeys} from '@site/src/lib/has-shape';

/** What DocSearch 4.7 reads of an entry that it has stored. */
const isHit = withKeys({
  objectID: isText,
  type: isText,
  url: isText,
  anchor: nullable(isText),
  content: nullable(isText),
  hierarchy: mapOf(nullable(isText)),
});

const isConversation = withKeys({
  objectID: isText,
  query: isText,
  messages: listOf(withKeys({id: isText, role: isText, parts: listOf(withKeys({type: isText}))})),
});

const STORED: [prefix: string, shape: Shape][] = [
  ['__DOCSEARCH_RECENT_SEARCHES__', isHit],
  ['__DOCSEARCH_FAVORITE_SEARCHES__', isHit],
  ['__DOCSEARCH_ASKAI_CONVERSATIONS__', isConversation],
];

/** The entries of a stored list that fit; null where all do, so that nothing needs to be written. */
function fitting(stored: string, shape: Shape): string | null {
  try {
    const list: unknown = JSON.parse(stored);
    if (!Array.isArray(list)) return '[]';
    const kept = list.filter(shape);
    return kept.length === list.length ? null : JSON.stringify(kept);
  } catch {
    return '[]';
  }
}

/**
 * Drops what DocSearch can't read from what it keeps in this browser. It checks only that there's a list: an entry of
 * another shape, such as an older version's, makes the search crash on every page until the reader clears the storage.
 */
export function mendStoredSearches(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const shape = STORED.find(([prefix]) => key.startsWith(prefix))?.[1];
      const mended = shape ? fitting(localStorage.getItem(key) ?? '', shape) : null;
      if (mended !== null) localStorage.setItem(key, mended);
    }
  } catch {
    // A blocked or full storage has nothing that DocSearch reads, or keeps what it has.
  }
}
