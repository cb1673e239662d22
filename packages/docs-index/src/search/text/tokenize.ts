import {stemmer} from 'stemmer';

/** Characters that an identifier may contain. */
const INNER = /[-_./:=$@+#~*{}\\]/;

/** Runs of letters, digits and the characters that join an identifier. */
const RUN = /[\p{L}\p{N}$@~\-_./:=+#*{}\\'’]+/gu;

const WORD = /[\p{L}\p{N}]+/gu;

/** The rest of a contraction, `t` of `isn't` or `s` of `what's`: it isn't a word. */
const TAIL = /^['’](?:s|t|d|m|re|ve|ll)$/u;

/** The stem of a lowercase word. */
export function stem(word: string): string {
  // Three-letter words are stemmed only if they end in `y`. The algorithm ends `deploy` with an `i` and `deployment`
  // with a `y`.
  return /^([a-z]{4,}|[a-z]{2}y)$/.test(word) ? stemmer(word).replace(/y$/, 'i') : word;
}

export interface Token {
  /** Form in the index: an identifier as it's typed, a word as its stem. */
  term: string;
  /** Position in the text. */
  start: number;
  end: number;
}

/** Drops what is punctuation of the sentence, not part of the name: `compose.yaml.` is `compose.yaml`. */
function trimRun(run: string): {text: string; offset: number} {
  const leading = /^(?:[./:=+#*{}\\'’~$@_]|-(?![\p{L}-]))*/u.exec(run)?.[0].length ?? 0;
  // A leading dot belongs to the name of a hidden file.
  const offset = leading > 0 && /^\.[\p{L}]/u.test(run.slice(leading - 1)) ? leading - 1 : leading;
  return {text: run.slice(offset).replace(/[-./:=+#*{}\\'’~$@_]+$/u, ''), offset};
}

/** A name that has to be found as it's typed: it's joined by punctuation, or begins with a dash. */
export const isIdentifier = (text: string): boolean => INNER.test(text);

function* cut(written: string): Generator<Token> {
  const {text: run, offset: start} = trimRun(written);
  const lower = run.toLowerCase();
  if (isIdentifier(run)) {
    yield {term: lower, start, end: start + run.length};
    const equals = lower.indexOf('=');
    const flag = equals > 0 ? lower.slice(0, equals) : lower;
    if (equals > 0 && isIdentifier(flag)) yield {term: flag, start, end: start + equals};
    // A flag is also found without its dashes.
    const name = flag.replace(/^-+/, '');
    if (name !== flag && isIdentifier(name)) yield {term: name, start, end: start + flag.length};
  }
  for (const {0: word, index} of lower.matchAll(WORD)) {
    if (index > 0 && TAIL.test(lower.slice(index - 1, index + word.length))) continue;
    yield {term: stem(word), start: start + index, end: start + index + word.length};
  }
}

const runs = new Map<string, readonly Token[]>();

/** Cached, because an index repeats the same few thousand runs. */
function tokensOf(run: string): readonly Token[] {
  const known = runs.get(run);
  if (known) return known;
  const found = [...cut(run)];
  runs.set(run, found);
  return found;
}

/**
 * Cuts a text into terms. An identifier is kept whole and split: `--provider=aws` gives itself, `--provider`,
 * `provider` and `aws`.
 */
export const tokens = (text: string): Token[] =>
  Array.from(text.matchAll(RUN)).flatMap(({0: run, index}) =>
    tokensOf(run).map(({term, start, end}) => ({term, start: index + start, end: index + end})),
  );

/** Terms of a text, as they are in the index. */
export function terms(text: string): string[] {
  const found: string[] = [];
  for (const run of text.match(RUN) ?? []) for (const {term} of tokensOf(run)) found.push(term);
  return found;
}
