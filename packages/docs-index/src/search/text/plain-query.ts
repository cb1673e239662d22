/**
 * A query as the docs would write it: full-width letters and spaces, ligatures and other variants become plain ones. For
 * queries only, because marks need the places of the original.
 */
export const plainQuery = (query: string): string => query.normalize('NFKC');
