import synonymData from '../../data/synonyms.json';
import {STOP_WORDS} from '../text/stop-words';
import {stem} from '../text/stem';
import {isIdentifier, tokens} from '../text/tokenize';

/** One way to say a part of the query: all of its terms have to be there. */
export interface Alternative {
  terms: string[];
  /** The words as the reader wrote them, to correct their spelling; missing for a synonym. */
  written?: string[];
  /** 1 for the reader's own words, less for a synonym. */
  weight: number;
}

/** A part of the query that a good answer speaks about: a word, a name, or a phrase that has synonyms. */
export interface Concept {
  alternatives: Alternative[];
  /** A name typed as it stands; never matched fuzzily. */
  identifier: boolean;
  /** Last word of the query, which the reader may still be typing. */
  last: boolean;
}

interface Synonyms {
  equal: string[][];
  also: Record<string, string[]>;
}

const SYNONYM_WEIGHT = 0.6;
const LONGEST_PHRASE = 4;

/** Stems of the words of a phrase; names are cut into their words. */
const phraseTerms = (phrase: string): string[] => (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

function readSynonyms({equal, also}: Synonyms): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  const add = (phrase: string, others: string[]) => {
    const key = phraseTerms(phrase).join(' ');
    found.set(key, [...(found.get(key) ?? []), ...others.map(phraseTerms)]);
  };
  for (const group of equal)
    for (const phrase of group)
      add(
        phrase,
        group.filter((other) => other !== phrase),
      );
  for (const [phrase, others] of Object.entries(also)) add(phrase, others);
  return found;
}

const synonyms = readSynonyms(synonymData);

interface Word {
  written: string;
  /** Whole name, or the stem of a word. */
  term: string;
  parts: string[];
  identifier: boolean;
  stop: boolean;
}

function wordsOf(query: string, common: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  let end = -1;
  for (const token of tokens(query)) {
    const last = words.at(-1);
    if (token.start < end && last) {
      // The parts of a name, after the name itself.
      if (!isIdentifier(token.term)) last.parts.push(token.term);
      continue;
    }
    const identifier = isIdentifier(token.term);
    const written = query.slice(token.start, token.end).toLowerCase();
    words.push({
      written,
      term: token.term,
      parts: [],
      identifier,
      stop: !identifier && (STOP_WORDS.has(written) || common.has(written)),
    });
    end = token.end;
  }
  return words;
}

/** Longest phrase with synonyms that begins at `start`. */
function phraseAt(words: Word[], start: number): {length: number; others: string[][]} | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 0; length--) {
    const key = words
      .slice(start, start + length)
      .flatMap((word) => (word.identifier ? word.parts : [word.term]))
      .join(' ');
    const others = synonyms.get(key);
    if (others) return {length, others};
  }
  return null;
}

function ownAlternatives(words: Word[]): Alternative[] {
  const whole = {terms: words.map((word) => word.term), written: words.map((word) => word.written), weight: 1};
  const split = {terms: words.flatMap((word) => (word.identifier ? word.parts : [word.term])), weight: 0.5};
  return words.some((word) => word.identifier && word.parts.length > 0) ? [whole, split] : [whole];
}

/**
 * Reads a query: words that say nothing are left out while others remain, phrases get their synonyms.
 *
 * @param common words that stand on every page, such as the name of the tool
 */
export function readQuery(query: string, common: ReadonlySet<string> = new Set()): Concept[] {
  const all = wordsOf(query, common);
  const telling = all.filter((word) => !word.stop);
  const words = telling.length > 0 ? telling : all;
  const concepts: Concept[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = phraseAt(words, start);
    const length = phrase?.length ?? 1;
    const own = words.slice(start, start + length);
    concepts.push({
      alternatives: [
        ...ownAlternatives(own),
        ...(phrase?.others ?? []).map((terms) => ({terms, weight: SYNONYM_WEIGHT})),
      ],
      identifier: own.every((word) => word.identifier),
      last: start + length === words.length && own.at(-1) === all.at(-1) && !/\s$/.test(query),
    });
    start += length;
  }
  return concepts;
}
