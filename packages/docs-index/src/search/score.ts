import {sumOf} from '../sum-of';
import {type SearchRecord, titleOf} from './record';
import {STOP_WORDS} from './text/stop-words';
import {terms} from './text/tokenize';

/** Bonuses and penalties for a section, on top of how well its text matches the words (BM25, by field). */
export const FACTOR = {
  /** Bonus for a title that equals the query. A title that shares a part of it gets less. */
  title: 5.5,
  /** Share of that bonus for the title one level up: the page's for a section, the category's for a page. */
  context: 1.3,
  /** Weight of a keyword compared with a title, unless it's the whole query. */
  keyword: 0.7,
  /** The beginning of a page describes the whole page. */
  page: 1.4,
  /** A row whose whole title isn't in the query is one flag, key or message among hundreds. */
  row: 0.28,
  /** Bonus each time the number of links to a page doubles: readers look for such pages more often. */
  links: 0.15,
};

/** A title that shares half of the query is worth much less than half of one that equals it. */
const FIT_POWER = 1.7;

/** This many words aren't a coincidence: the query has a copied message. */
const SHORTEST_QUOTE = 3;

/** Parts of a message that differ in the reader's copy: quoted names and addresses. */
const THEIR_OWN = /"[^"]*"|\(?https?:\/\/\S+/g;

/** Similarity of a keyword to a query that has the same words. */
const SAME_WORDS = 0.95;

type Terms = readonly string[];

/** Terms of a title or phrase without stop words, each once. */
const tellingTerms = (title: string): Terms =>
  [...new Set(terms(title.replace(THEIR_OWN, ' ')))].filter((term) => !STOP_WORDS.has(term));

interface Names {
  title: Terms;
  /** The title with the one above it. */
  context: Terms;
  keywords: Terms[];
}

const names = new WeakMap<SearchRecord, Names>();

/** What a section is called. Kept, because each key pressed needs most of them again. */
function namesOf(record: SearchRecord): Names {
  const cached = names.get(record);
  if (cached) return cached;
  const title = titleOf(record);
  const page = record.hierarchy.lvl1;
  const above = title === page ? (record.breadcrumb.at(-1) ?? '') : page;
  const own = {
    title: tellingTerms(title),
    context: tellingTerms(`${above} ${title}`),
    keywords: record.keywords.map(tellingTerms),
  };
  names.set(record, own);
  return own;
}

/** Exponent that evens out the weights of words: a rare word, such as `format`, isn't worth three common ones. */
const RARITY = 0.7;

/**
 * Weight of a word by the number of sections that have it: the rarer, the heavier.
 *
 * @param share less than 1 for a vague word
 */
export const weightOf = (sections: number, all: number, share: number): number =>
  (share * Math.log(1 + all / (1 + sections))) ** RARITY;

/** Weight of one part of the query, and the terms that it matched in the section. */
export interface Asked {
  weight: number;
  matched: ReadonlySet<string>;
}

/** A query, prepared for comparing titles and phrases with it. */
export interface Wording {
  /** Terms of the query as it was typed. */
  written: ReadonlySet<string>;
  /** Weight of a word of a title or phrase. */
  weigh: (term: string) => number;
}

/** Similarity of a title or phrase to the query, from 0 to 1: the mean of the shares that each has of the other. */
function fitOf(own: Terms, asked: readonly Asked[], {written, weigh}: Wording): number {
  const shared = own.filter((term) => written.has(term) || asked.some(({matched}) => matched.has(term)));
  const total = sumOf(asked.map(({weight}) => weight));
  if (total === 0 || shared.length === 0) return 0;
  const said = asked.map(({weight, matched}) => (shared.some((term) => matched.has(term)) ? weight : 0));
  const ofTitle = sumOf(shared.map(weigh)) / sumOf(own.map(weigh));
  return Math.sqrt(Math.min(1, sumOf(said) / total) * ofTitle);
}

/** Whether a query contains a whole title: a copied flag, key or message. */
function isQuoted(title: string, written: ReadonlySet<string>): boolean {
  const own = new Set(terms(title.replace(THEIR_OWN, ' ')));
  return own.size >= SHORTEST_QUOTE && [...own].every((term) => written.has(term));
}

/** Factor for the kind of a section. */
function kindFactor(record: SearchRecord, written: ReadonlySet<string>): number {
  const {kind} = record;
  if (kind === 'row') return isQuoted(titleOf(record), written) ? 1 : FACTOR.row;
  return kind === 'page' ? FACTOR.page : 1;
}

/** Factor for a section, by its kind and by how similar its titles and keywords are to the whole query. */
export function score(record: SearchRecord, asked: readonly Asked[], wording: Wording): number {
  const {title, context, keywords} = namesOf(record);
  const byKeyword = Math.max(0, ...keywords.map((keyword) => fitOf(keyword, asked, wording)));
  // The section was given this phrase for exactly this query. Single words prove nothing: many sections have them.
  const isQuestion = byKeyword > SAME_WORDS && asked.length > 1;
  const fit = Math.min(
    1,
    Math.max(
      fitOf(title, asked, wording),
      FACTOR.context * fitOf(context, asked, wording),
      (isQuestion ? 1 : FACTOR.keyword) * byKeyword,
    ),
  );
  return (
    (1 + FACTOR.title * fit ** FIT_POWER) *
    kindFactor(record, wording.written) *
    (1 + FACTOR.links * Math.log2(1 + record.inboundLinks))
  );
}
