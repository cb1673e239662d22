/** Lists that DocSearch keeps in this browser, by the beginning of their keys, and what it reads of each entry. */
const STORED = {
  __DOCSEARCH_RECENT_SEARCHES__: 'hierarchy',
  __DOCSEARCH_FAVORITE_SEARCHES__: 'hierarchy',
  __DOCSEARCH_ASKAI_CONVERSATIONS__: 'messages',
};

type Entry = Partial<Record<string, unknown>> | null;

function isReadable(stored: string | null, field: string): boolean {
  try {
    return (JSON.parse(stored ?? '') as Entry[]).every(
      (entry) => typeof entry?.objectID === 'string' && typeof (entry[field] ?? '') === 'object',
    );
  } catch {
    return false;
  }
}

/**
 * Forgets a list that DocSearch can't read, such as an older version's. It checks only that there's one: the search would
 * crash on every page until the reader clears the storage.
 */
export function mendStoredSearches(): void {
  try {
    for (const key of Object.keys(localStorage))
      for (const [prefix, field] of Object.entries(STORED))
        if (key.startsWith(prefix) && !isReadable(localStorage.getItem(key), field)) localStorage.removeItem(key);
  } catch {
    // A blocked storage has nothing that DocSearch reads.
  }
}
