import {type SearchRecord, titleOf} from './record';
import {STOP_WORDS} from './text/stop-words';
import {terms} from './text/tokenize';

/** What makes one section a better hit than another, besides how well its text matches the words (BM25, by field). */
export const FACTOR = {
  /** What a title adds that equals the query; one that shares a part of it adds less. */
  title: 5.5,
  /** What the title of its page adds to the title of a section, and that of its category to the title of a page. */
  context: 1.3,
  /** What a keyword is worth, compared with a title, unless it's the whole query. */
  keyword: 0.7,
  /** What a title word is worth that matches only as a synonym. */
  synonym: 0.7,
  /** The beginning of a page says what all of it is about. */
  page: 1.4,
  /** A row that the query doesn't name is one flag, key or message among hundreds. */
  row: 0.12,
  /** The same row if the query contains its whole title. */
  quoted: 2.5,
  /** A heading that is a question was written to be found by it. */
  question: 2.5,
  /** For each doubling of the links to a page: what others link to is more often looked for. */
  links: 0.15,
};

/** A title that shares half of the query is worth much less than half of one that is the query. */
const FIT_POWER = 1.7;

/** As many words in the same order are no chance: the query repeats a part of a long title, such as a message. */
const SHORTEST_RUN = 3;

/** Parts of a message that differ in the reader's copy: quoted names and addresses. */
const THEIR_OWN = /"[^"]*"|\(?https?:\/\/\S+/g;

/** How near a keyword is to a query that says the same words. */
const SAME_WORDS = 0.95;

const wordsOfTitles = new Map<string, readonly string[]>();

/** Terms of a title or phrase that say something; read once, since each key of a long query asks for most of them. */
function tellingTerms(title: string): readonly string[] {
  const read = wordsOfTitles.get(title);
  if (read) return read;
  const telling = terms(title.replace(THEIR_OWN, ' ')).filter((term) => !STOP_WORDS.has(term));
  wordsOfTitles.set(title, telling);
  return telling;
}

/** Exponent of the weights of words in a share: a rare word, such as `format`, isn't worth three common ones. */
export const RARITY = 0.7;

/** What a word weighs that is in some of all sections: a rare one weighs more. */
export const weightOf = (sections: number, all: number): number => Math.log(1 + all / (1 + sections));

/** What one part of the query weighs, and the terms that it matched in the section. */
export interface Asked {
  weight: number;
  matched: ReadonlySet<string>;
}

function longestRun(shared: readonly boolean[]): number {
  let run = 0;
  return Math.max(0, ...shared.map((one) => (run = one ? run + 1 : 0)));
}

/** A query, as a title or a phrase is compared with it. */
export interface Wording {
  /** Terms of the query as it was typed. */
  written: ReadonlySet<string>;
  /** What a word of a title or phrase weighs. */
  weigh: (term: string) => number;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How near a title or phrase is to the query, from 0 to 1: the mean of what either says that the other says too. */
function fitOf(title: string, asked: readonly Asked[], {written, weigh}: Wording): number {
  const own = [...new Set(tellingTerms(title))];
  const total = sumOf(asked.map(({weight}) => weight ** RARITY));
  if (own.length === 0 || total === 0) return 0;
  const said = asked.map(({weight, matched}) => {
    const shared = own.filter((term) => matched.has(term));
    if (shared.length === 0) return 0;
    return weight ** RARITY * (shared.some((term) => written.has(term)) ? 1 : FACTOR.synonym);
  });
  const isShared = own.map((term) => written.has(term) || asked.some(({matched}) => matched.has(term)));
  const weights = own.map((term) => weigh(term) ** RARITY);
  const ofTitle = sumOf(weights.filter((_, place) => isShared[place])) / sumOf(weights);
  const run = longestRun(isShared);
  const ofRun = run < SHORTEST_RUN ? 0 : Math.min(1, run / asked.length);
  return Math.sqrt((sumOf(said) / total) * Math.max(ofTitle, ofRun));
}

/** Whether a query contains a whole title: a copied flag, key or message. */
function isQuoted(title: string, written: ReadonlySet<string>): boolean {
  const own = new Set(terms(title.replace(THEIR_OWN, ' ')));
  return own.size >= SHORTEST_RUN && [...own].every((term) => written.has(term));
}

/** Factor for the kind of a section, depending on how well its titles match the query. */
function kindFactor({kind}: SearchRecord, fit: number, quoted: boolean): number {
  if (kind === 'row') return quoted ? FACTOR.quoted : FACTOR.row ** (1 - fit / 2);
  return kind === 'page' ? FACTOR.page : 1;
}

/** How near the nearest keyword of a section is to the query, from 0 to 1. */
export const keywordFit = ({keywords}: SearchRecord, asked: readonly Asked[], wording: Wording): number =>
  Math.max(0, ...keywords.map((keyword) => fitOf(keyword, asked, wording)));

/**
 * Factor for a section by what it is and how near its titles and keywords are to the whole query.
 *
 * @param byKeyword how near the nearest keyword is
 */
export function score(record: SearchRecord, asked: readonly Asked[], wording: Wording, byKeyword: number): number {
  const title = titleOf(record);
  const page = record.hierarchy.lvl1;
  const above = title === page ? (record.breadcrumb.at(-1) ?? '') : page;
  // A phrase that is the whole query is what the section was given it for. A single word is no phrase: many have it.
  const isQuestion = byKeyword > SAME_WORDS && asked.length > 1;
  const fit = Math.min(
    1,
    Math.max(
      fitOf(title, asked, wording),
      FACTOR.context * fitOf(`${above} ${title}`, asked, wording),
      (isQuestion ? 1 : FACTOR.keyword) * byKeyword,
    ),
  );
  return (
    (1 + FACTOR.title * fit ** FIT_POWER) *
    kindFactor(record, fit, isQuoted(title, wording.written)) *
    (record.kind === 'section' && title.endsWith('?') ? FACTOR.question : 1) *
    (1 + FACTOR.links * Math.log2(1 + record.inboundLinks))
  );
}
