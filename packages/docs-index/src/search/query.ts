import synonymData from '../../data/synonyms.json';
import {STOP_WORDS, WEAK_WORDS, isBeginning} from './text/stop-words';
import {isIdentifier, stem, tokens} from './text/tokenize';

/** One wording of a part of the query. A section matches it if it has all of the terms. */
export interface Alternative {
  terms: string[];
  /** The words as the reader wrote them, to correct their spelling; missing for a synonym. */
  written?: string[];
  /** A word with synonyms is a known word, so its spelling isn't corrected. */
  known?: boolean;
  /** 1 for the reader's own words, less for a synonym. */
  weight: number;
}

/** A part of the query that a good answer mentions: a word, a name, or a phrase that has synonyms. */
export interface Concept {
  alternatives: Alternative[];
  /** A name typed literally; never matched fuzzily. */
  identifier: boolean;
  /** A host name, an address or a path. If no section has it, it's from the reader's own project. */
  place: boolean;
  /** Last word of the query, which the reader may still be typing. */
  last: boolean;
  /** 1, or less for a vague word such as `change` or `many`. */
  weight: number;
}

interface Synonyms {
  equal: string[][];
  also: Record<string, string[]>;
}

const SYNONYM_WEIGHT = 0.6;
export const WEAK_WEIGHT = 0.5;
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

const PLACE = /^www\.|[/@]|\.(?:com|org|net|io|dev|app|co|eu|example|local|\d+\.\d+\.\d+)(?::\d+)?$/;

/** What readers call the tool if they don't use its name. In the plural, `tools` means others. */
const NAMELESS = 'tool';

interface Word {
  written: string;
  /** Whole name, or the stem of a word. */
  term: string;
  parts: string[];
  identifier: boolean;
  stop: boolean;
  weak: boolean;
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
      // `without destroying`: what shall not happen isn't asked for.
      stop:
        (STOP_WORDS.has(token.term) && !isBeginning(written)) ||
        (!identifier && (common.has(written) || written === NAMELESS)) ||
        (last?.written === 'without' && written.endsWith('ing')),
      // A single quoted word is a name from the reader's project, because messages print names that way.
      weak:
        (WEAK_WORDS.has(token.term) && !isBeginning(written)) ||
        query.slice(token.start - 1, token.end + 1) === `"${query.slice(token.start, token.end)}"`,
    });
    end = token.end;
  }
  return words;
}

/** The longest phrase with synonyms that begins at `start`. */
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

function ownAlternatives(words: Word[], known: boolean): Alternative[] {
  const whole = {terms: words.map((word) => word.term), written: words.map((word) => word.written), weight: 1, known};
  const split = {terms: words.flatMap((word) => (word.identifier ? word.parts : [word.term])), weight: 0.5};
  return words.some((word) => word.identifier && word.parts.length > 0) ? [whole, split] : [whole];
}

interface Part {
  words: Word[];
  /** Other ways to say it. */
  others: string[][];
}

/** The part of a query that begins at a word; none for a stop word, unless the query has nothing else. */
function partAt(all: Word[], start: number, isTelling: boolean): Part | null {
  // `log in` is a phrase, although `in` alone is a stop word.
  const whole = phraseAt(all, start);
  if (whole && whole.length > 1) return {words: all.slice(start, start + whole.length), others: whole.others};
  if (isTelling && all[start]?.stop) return null;
  const rest = all.slice(start).filter((word) => !word.stop || !isTelling);
  const phrase = phraseAt(rest, 0);
  if (phrase && phrase.length > 1) return {words: rest.slice(0, phrase.length), others: phrase.others};
  return {words: rest.slice(0, 1), others: phrase?.others ?? []};
}

function conceptOf({words, others}: Part, isTyped: boolean): Concept {
  const own = words.some((word) => !word.stop) ? words.filter((word) => !word.stop) : words;
  // A phrase without its stop words may mean something else, `log` than `log in`: what it means counts as much.
  const isCut = own.length < words.length;
  return {
    alternatives: [
      ...ownAlternatives(own, others.length > 0),
      ...others.map((terms) => ({terms, weight: isCut ? 1 : SYNONYM_WEIGHT})),
    ],
    identifier: own.every((word) => word.identifier),
    place: own.every(({written}) => PLACE.test(written)),
    last: isTyped && !isCut,
    weight: own.every(({weak}) => weak) ? WEAK_WEIGHT : 1,
  };
}

/** The same part in the same wordings. */
const keyOf = ({alternatives}: Concept): string => alternatives.map(({terms}) => terms.join(' ')).join('|');

/**
 * Reads a query: drops stop words unless nothing else is left, adds synonyms to phrases, and asks once for what is said
 * several times.
 *
 * @param common words that are on every page, such as the name of the tool
 */
export function readQuery(query: string, common: ReadonlySet<string> = new Set()): Concept[] {
  const all = wordsOf(query, common);
  const isTelling = all.some((word) => !word.stop);
  const isFinished = /\s$/.test(query);
  const concepts = new Map<string, Concept>();
  let start = 0;
  while (start < all.length) {
    const part = partAt(all, start, isTelling);
    const last = part?.words.at(-1);
    if (part && last) {
      const concept = conceptOf(part, last === all.at(-1) && !isFinished);
      if (!concepts.has(keyOf(concept))) concepts.set(keyOf(concept), concept);
    }
    start = last ? all.indexOf(last) + 1 : start + 1;
  }
  return [...concepts.values()];
}
