const VOWEL = /[aeiouy]/;

/** Endings, longest first, with what replaces them and how many letters have to be left. */
const ENDINGS: readonly [ending: string, replacement: string, minimum: number][] = [
  ['ations', '', 4],
  ['ation', '', 4],
  ['ating', '', 4],
  ['ated', '', 4],
  ['ates', '', 4],
  ['ate', '', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['ies', 'y', 2],
  ['sses', 'ss', 1],
  ['ings', '', 3],
  ['ing', '', 3],
  ['ed', '', 3],
];

/** The same few thousand words come again and again while an index is made. */
const cache = new Map<string, string>();
const CACHE_SIZE = 20_000;

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function dropEnding(word: string): string {
  for (const [ending, replacement, minimum] of ENDINGS) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && rest.length >= minimum && VOWEL.test(rest)) return undouble(rest + replacement);
  }
  return word;
}

/**
 * Brings the forms of an English word together: `deploys`, `deployed`, `deploying` and `deployment` are `deploy`.
 * Light on purpose: it has to be the same at build time and in the browser, and it must not join unlike words.
 */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stemmed = makeStem(word);
  if (cache.size < CACHE_SIZE) cache.set(word, stemmed);
  return stemmed;
}

function makeStem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const singular = /(?:[^aeious]|[aeo])s$/.test(word) ? word.slice(0, -1) : word;
  const base = dropEnding(word.endsWith('ies') || word.endsWith('sses') ? word : singular);
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}
