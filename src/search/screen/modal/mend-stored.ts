type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasTexts = (value: unknown, ...keys: string[]): value is Fields =>
  isFields(value) && keys.every((key) => typeof value[key] === 'string');

const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** What DocSearch 4.7 reads of an entry that it has stored. */
const isHit = (entry: unknown): boolean =>
  hasTexts(entry, 'objectID', 'type', 'url') &&
  isTextOrNone(entry.anchor) &&
  isTextOrNone(entry.content) &&
  isFields(entry.hierarchy) &&
  Object.values(entry.hierarchy).every(isTextOrNone);

const isListOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isEntry);

const isMessage = (message: unknown): boolean =>
  hasTexts(message, 'id', 'role') && isListOf(message.parts, (part) => hasTexts(part, 'type'));

const isConversation = (entry: unknown): boolean =>
  hasTexts(entry, 'objectID', 'query') && isListOf(entry.messages, isMessage);

const STORED: [prefix: string, isEntry: (entry: unknown) => boolean][] = [
  ['__DOCSEARCH_RECENT_SEARCHES__', isHit],
  ['__DOCSEARCH_FAVORITE_SEARCHES__', isHit],
  ['__DOCSEARCH_ASKAI_CONVERSATIONS__', isConversation],
];

/** The entries of a stored list that fit. */
function fitting(stored: string, isEntry: (entry: unknown) => boolean): string {
  try {
    const list: unknown = JSON.parse(stored);
    return JSON.stringify(Array.isArray(list) ? list.filter(isEntry) : []);
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
      const isEntry = STORED.find(([prefix]) => key.startsWith(prefix))?.[1];
      if (isEntry) localStorage.setItem(key, fitting(localStorage.getItem(key) ?? '', isEntry));
    }
  } catch {
    // A blocked or full storage has nothing that DocSearch reads, or keeps what it has.
  }
}
