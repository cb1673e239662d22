/** What a reader has chosen; empty strings choose nothing. */
export interface SampleFilter {
  q: string;
  language: string;
  tag: string;
  managed: string;
}

export interface SampleFacts {
  name: string;
  title: string;
  description: string;
  languages: string[];
  tags: string[];
  managed: string[];
}

export const NO_FILTER: SampleFilter = {q: '', language: '', tag: '', managed: ''};

/** Whether a sample passes: every word of the text, however they're separated, occurs in it, and each chosen value is one of its own. */
export function matches(sample: SampleFacts, filter: SampleFilter): boolean {
  const haystack = [
    sample.name,
    sample.title,
    sample.description,
    ...sample.languages,
    ...sample.tags,
    ...sample.managed,
  ]
    .join(' ')
    .toLowerCase();
  const words = filter.q
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  return (
    words.every((word) => haystack.includes(word)) &&
    (!filter.language || sample.languages.includes(filter.language)) &&
    (!filter.tag || sample.tags.includes(filter.tag)) &&
    (!filter.managed || sample.managed.includes(filter.managed))
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
