import {sumOf} from '../sum-of';
import {type SearchRecord, pageOf} from './record';
import {terms} from './text/tokenize';
import type {Concept} from './query';
import type {Field, Match, Matches} from './section-index';
import {score, weightOf} from './score';

export interface Ranked {
  record: SearchRecord;
  score: number;
  /** Share of what the query asks, by weight, that the section mentions. Of a long query, more than all of it is possible. */
  coverage: number;
  /** Share of the query, by weight, that its page mentions somewhere, outside of rows. */
  onPage?: number;
  /** Terms of the index that matched. */
  terms: Set<string>;
  /** Indexes of the query parts that the section's own title or name mentions. */
  inTitle: number[];
  /** How near it is in meaning, from -1 to 1, where that is known. */
  nearness?: number;
}

/** Most telling parts that a query asks for. What a longer one says besides is context, and no section says all of that. */
const MOST_ASKED = 5;
/** A section that covers less than this share of what the best one covers isn't an answer. */
const LEAST_COVERAGE = 0.4;
/** Exponent of the covered share: a section that leaves out half of the question is worth much less than half. */
const COVERAGE_POWER = 2;
/** Fields that say what a section is about. A word that matches only as a misspelling is scored only in these. */
const NAMING: Field[] = ['title', 'page', 'names', 'keywords'];
const isNamed = ({fields}: Match): boolean => NAMING.some((field) => fields.has(field));
const SECTIONS_A_PAGE = 3;
/** How much meaning weighs in a long query: a section that is nearer by 0.1 is worth 1.6 times as much, and one whose page is 1.2 times. */
const MEANING = 5;
const MEANING_OF_PAGE = 2;
const FURTHER_SECTION = 0.55;
/**
 * What else speaks for a page in a long query: how much of the query it says anywhere, and how good its next section is,
 * as a power. A tutorial tells by one example what others explain. Fitted by logistic regression: bench/README.md.
 */
const ON_PAGE = 2;
const SECOND_SECTION = 0.19;
const LEAST_SECOND = 0.02;
const TUTORIAL = -0.7;

/** Share of the query that is covered, by the weights of its parts. */
const shareOf = (weights: readonly number[], said: readonly number[]): number =>
  sumOf(weights.map((weight, place) => weight * (said[place] ?? 0))) / sumOf(weights);

/** The sections of each page, in their order. */
export const byPage = (ranked: readonly Ranked[]): ReadonlyMap<string, Ranked[]> =>
  ranked.reduce((pages, one) => {
    const page = pageOf(one.record);
    return pages.set(page, [...(pages.get(page) ?? []), one]);
  }, new Map<string, Ranked[]>());

/**
 * Sorts the sections that a query's concepts found, best first.
 *
 * @param weigh what a word of a title or keyword weighs
 */
export function rank(
  query: string,
  concepts: readonly Concept[],
  found: readonly Matches[],
  records: readonly SearchRecord[],
  weigh: (term: string) => number,
): Ranked[] {
  // Rare words weigh more. A word that was only guessed is weighted as one that the docs don't have.
  const isGuess = found.map((matches) => [...matches.values()].every((match) => match.isGuess === true));
  const weights = concepts.map(({weight}, place) =>
    weightOf(isGuess[place] ? 0 : (found[place]?.size ?? 0), records.length, weight),
  );
  const isTelling = concepts.some(({weight}, place) => weight === 1 && (found[place]?.size ?? 0) > 0);
  // A weak word doesn't decide whether a section is about the question, nor does a name of the reader's own.
  const isTheirs = (place: number) => concepts[place]?.place === true && found[place]?.size === 0;
  const claims = weights.map((weight, place) =>
    isTelling && ((concepts[place]?.weight ?? 0) < 1 || isTheirs(place)) ? 0 : weight,
  );
  const context = Math.max(1, claims.filter((claim) => claim > 0).length / MOST_ASKED);
  const wording = {written: new Set(terms(query)), weigh};
  const shares = new Map<number, number>();
  const isText = ([id, {isGuess}]: [number, Match]) => !isGuess && records[id]?.kind !== 'row';
  const pagesOf = found.map(
    (matches) => new Set([...matches].filter(isText).map(([id]) => pageOf(records[id] as SearchRecord))),
  );
  for (const id of new Set(found.flatMap((matches) => [...matches.keys()]))) {
    const speaksOf = found.map((matches) => {
      const match = matches.get(id);
      return match && (!match.isGuess || isNamed(match)) ? 1 : 0;
    });
    shares.set(id, shareOf(claims, speaksOf));
  }
  // Sections that cover much less than the best would only inflate the number of results, and take the time of all others.
  const least = LEAST_COVERAGE * Math.max(0, ...shares.values());
  return [...shares]
    .flatMap(([id, share]): Ranked[] => {
      const record = records[id];
      if (!record || !(share >= least)) return [];
      const own = found.map((matches): Match | undefined => matches.get(id));
      const asked = weights.flatMap((weight, place) =>
        found[place]?.size ? [{weight, matched: own[place]?.terms ?? new Set<string>()}] : [],
      );
      const said = sumOf(own.map((match, place) => (match?.score ?? 0) * (concepts[place]?.weight ?? 0)));
      return [
        {
          record,
          coverage: share * context,
          onPage: shareOf(
            weights,
            pagesOf.map((pages) => Number(pages.has(pageOf(record)))),
          ),
          score: said * share ** COVERAGE_POWER * score(record, asked, wording),
          terms: new Set(own.flatMap((match) => [...(match?.terms ?? [])])),
          inTitle: own.flatMap((match, place) =>
            match?.fields.has('title') || match?.fields.has('names') ? [place] : [],
          ),
        },
      ];
    })
    .sort(byScore);
}

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score;

/**
 * The sections in the order of what they and their pages mean, and say. The fewer parts a query has, the more its words
 * decide. What no meaning could put first isn't asked for it, which would take most of the time of a first key.
 */
export function byMeaning(
  ranked: readonly Ranked[],
  nearnessOf: (record: SearchRecord) => number,
  openingOf: (record: SearchRecord) => SearchRecord,
  parts: number,
): Ranked[] {
  const share = Math.min(1, parts / MOST_ASKED);
  const lost = Math.exp(-share * (MEANING + MEANING_OF_PAGE));
  const near = ranked
    .filter(({score}) => score >= (ranked[0]?.score ?? 0) * lost)
    .map((one) => ({...one, nearness: nearnessOf(one.record)}));
  const meanings = near.map(
    ({record, nearness}) => MEANING * nearness + MEANING_OF_PAGE * nearnessOf(openingOf(record)),
  );
  const best = Math.max(...meanings);
  const inOrder = near
    .map((one, place) => ({...one, score: one.score * Math.exp(share * ((meanings[place] ?? 0) - best))}))
    .sort(byScore);
  return [...inOrder, ...ranked.slice(near.length).map((one) => ({...one, score: one.score * lost}))];
}

/** The sections in the order of their pages, too, the more the longer a query is. The first has the score of the first. */
export function byPages(ranked: readonly Ranked[], parts: number): Ranked[] {
  const share = Math.min(1, parts / MOST_ASKED);
  const best = ranked[0]?.score || 1;
  const factorOf = ([first, second]: readonly Ranked[]) => {
    const next = Math.log(LEAST_SECOND + (second?.score ?? 0) / best);
    const kind = first?.record.url.includes('/tutorials/') ? TUTORIAL : 0;
    return Math.exp(share * (ON_PAGE * (first?.onPage ?? 0) + SECOND_SECTION * next + kind));
  };
  const factors = new Map(Array.from(byPage(ranked), ([page, sections]) => [page, factorOf(sections)]));
  const weighed = ranked.map((one) => ({...one, score: one.score * (factors.get(pageOf(one.record)) ?? 0)}));
  const scale = best / (Math.max(...weighed.map(({score}) => score)) || 1);
  return weighed.map((one) => ({...one, score: one.score * scale})).sort(byScore);
}

/** A section that quotes the home of its topic, as an answer of the FAQ does, changes places with it: what found it was looking for the home. */
export function homesFirst(ranked: readonly Ranked[]): Ranked[] {
  const scores = new Map(ranked.map((one) => [one.record.url, one.score]));
  for (const {record} of ranked) {
    const [own, home] = [scores.get(record.url) ?? 0, scores.get(record.home ?? '')];
    if (record.home === undefined || home === undefined || home > own) continue;
    scores.set(record.home, own);
    scores.set(record.url, home);
  }
  return ranked.map((one) => ({...one, score: scores.get(one.record.url) ?? one.score})).sort(byScore);
}

/**
 * At most three sections per page. A page's second and third move down, so that the first hits are of different pages;
 * whoever shows them groups them by page again.
 */
export function spread(ranked: readonly Ranked[]): Ranked[] {
  return [...byPage(ranked).values()]
    .flatMap((sections) =>
      sections.slice(0, SECTIONS_A_PAGE).map((one, place) => ({...one, score: one.score * FURTHER_SECTION ** place})),
    )
    .sort(byScore);
}
