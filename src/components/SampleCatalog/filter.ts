/** What a reader has chosen, as in the query of the address; empty strings choose nothing. */
export const NO_FILTER = {q: '', language: '', tag: '', managed: ''};

export type SampleFilter = typeof NO_FILTER;

/** What a reader chooses from a list. */
export const KINDS = ['language', 'managed', 'tag'] as const;

/** Values of a sample, and the words about it. */
export type SampleFacts = Record<(typeof KINDS)[number], string[]> & {about: string};

/** Whether a sample passes: every word of the text, however they're separated, occurs in it, and each chosen value is one of its own. */
export function matches(sample: SampleFacts, filter: SampleFilter): boolean {
  const haystack = [sample.about, ...KINDS.flatMap((kind) => sample[kind])].join(' ').toLowerCase();
  const words = filter.q
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/);
  return (
    words.every((word) => haystack.includes(word)) &&
    KINDS.every((kind) => !filter[kind] || sample[kind].includes(filter[kind]))
  );
}

/** Values of one kind with their number of samples, most used first. */
export function countValues(lists: string[][]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'en'));
}

export function filterFromQuery(search: string): SampleFilter {
  const query = new URLSearchParams(search);
  const read = (key: string) => (query.get(key) ?? '').slice(0, 100);
  return {q: read('q'), language: read('language'), tag: read('tag'), managed: read('managed')};
}

export function queryOfFilter(filter: SampleFilter): string {
  // The oldest browsers that this site supports don't have its `size`.
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}
