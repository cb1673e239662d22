import {stemmer} from 'stemmer';

/** Characters that an identifier may contain. */
const INNER = /[-_./:=$@+#~*{}\\]/;

/** Runs of letters, digits and the characters that join an identifier. */
const RUN = /[\p{L}\p{N}$@~\-_./:=+#*{}\\'’]+/gu;

const WORD = /[\p{L}\p{N}]+/gu;

/** The rest of a contraction, `t` of `isn't` or `s` of `what's`: it isn't a word. */
const TAIL = /^['’](?:s|t|d|m|re|ve|ll)$/u;

/** A run that is one plain word, as most are: nothing to trim, nothing to split. */
const PLAIN = /^[a-z]+$/i;

const stems = new Map<string, string>();

/** The stem of a lowercase word. Cached, because an index repeats the same few thousand words. */
export function stem(word: string): string {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  // Three-letter words are stemmed only if they end in `y`. The algorithm ends `deploy` with an `i` and `deployment`
  // with a `y`.
  const stemmed = /^([a-z]{4,}|[a-z]{2}y)$/.test(word) ? stemmer(word).replace(/y$/, 'i') : word;
  stems.set(word, stemmed);
  return stemmed;
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

/**
 * Cuts a text into terms. An identifier is kept whole and split: `--provider=aws` gives itself, `--provider`,
 * `provider` and `aws`.
 */
export function* tokens(text: string): Generator<Token> {
  for (const match of text.matchAll(RUN)) {
    if (PLAIN.test(match[0])) {
      yield {term: stem(match[0].toLowerCase()), start: match.index, end: match.index + match[0].length};
      continue;
    }
    const {text: run, offset} = trimRun(match[0]);
    const start = match.index + offset;
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
    for (const word of lower.matchAll(WORD)) {
      if (word.index > 0 && TAIL.test(lower.slice(word.index - 1, word.index + word[0].length))) continue;
      yield {term: stem(word[0]), start: start + word.index, end: start + word.index + word[0].length};
    }
  }
}

/** Terms of a text, as they are in the index. */
export const terms = (text: string): string[] => Array.from(tokens(text), (token) => token.term);

/** Text for comparing titles and messages: lowercase, words only. */
export const normalize = (text: string): string => (text.toLowerCase().match(WORD) ?? []).join(' ');
