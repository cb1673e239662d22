import {type SearchRecord, titleOf} from '../record';
import {STOP_WORDS, WEAK_WORDS} from '../text/stop-words';
import {terms} from '../text/tokenize';
import type {Match, Matches} from './match';
import {askedOf, nearness} from './nearness';
import {quotedShare} from './quoted';
import type {Concept} from './query';

export interface Ranked {
  record: SearchRecord;
  score: number;
  /** Terms of the index that matched. */
  terms: Set<string>;
  /** Whether the section's own title matched, not only its text. */
  inTitle: boolean;
}

/** How much of what the reader asked for has to be there: the exponent of the share that is. */
const COVERAGE_POWER = 2.2;
/** Share of the best coverage below which a section is no answer. */
const LEAST_COVERAGE = 0.5;
/** What a weak word counts. */
const WEAK_WEIGHT = 0.5;
const SECTIONS_A_PAGE = 3;
const FURTHER_SECTION = 0.55;

/** Words of a query from which on it is compared with titles as a whole; a shorter one is in too many of them. */
const LONG_QUERY = 4;

interface Candidate extends Ranked {
  /** Number of the record. */
  id: number;
  page: string;
  /** Share of the query, by weight, that the section speaks of. */
  coverage: number;
  /** Share of a message that the query repeats, or of the query that a message does; 0 for anything else. */
  quoted: number;
}

const known = new Map<string, ReadonlySet<string>>();

/** Terms of a title that say something; read once, since each key of a long query asks for most titles. */
function tellingTerms(title: string): ReadonlySet<string> {
  const own = known.get(title) ?? new Set(terms(title).filter((term) => !STOP_WORDS.has(term)));
  known.set(title, own);
  return own;
}

/** What a title shares with the query, of what either says: from 0 to 1. */
function titleFit(title: string, found: readonly Matches[], weight: readonly number[], id: number): number {
  const own = tellingTerms(title);
  if (own.size === 0) return 0;
  const shared = found.map((matches) => [...own].filter((term) => matches.get(id)?.terms.has(term)));
  const sum = weight.reduce((all, one) => all + one, 0);
  const asked = shared.reduce((all, some, place) => all + (some.length > 0 ? (weight[place] ?? 0) : 0), 0) / sum;
  return asked ** 2 * (new Set(shared.flat()).size / own.size);
}

/** For each word of the query, the terms that it matched in a section. */
const matchedTerms = (concepts: readonly Concept[], found: readonly Matches[], id: number): ReadonlySet<string>[] =>
  concepts.flatMap(({alternatives}, place) => {
    const matched = found[place]?.get(id)?.terms ?? new Set<string>();
    return (alternatives[0]?.terms ?? []).map(() => matched);
  });

/** How much the word of a concept says: less for one such as `change` or `many`. */
const strengthOf = ({alternatives: [own]}: Concept): number =>
  own?.written?.every((word) => WEAK_WORDS.has(word)) ? WEAK_WEIGHT : 1;

/** Weight of each concept: rare ones tell more. */
function weights(found: Matches[], strengths: readonly number[], total: number): number[] {
  return found.map((matches, place) => (strengths[place] ?? 1) * Math.log(1 + total / (1 + matches.size)));
}

function combine(
  concepts: readonly Concept[],
  found: Matches[],
  weight: number[],
  strengths: readonly number[],
  records: readonly SearchRecord[],
  common: ReadonlySet<string>,
): Candidate[] {
  const sum = weight.reduce((all, one) => all + one, 0);
  const ids = new Set(found.flatMap((matches) => [...matches.keys()]));
  return [...ids].flatMap((id) => {
    const record = records[id];
    if (!record) return [];
    const matched = found.flatMap((matches, place): [Match, number][] => {
      const match = matches.get(id);
      return match ? [[match, weight[place] ?? 0]] : [];
    });
    const quoted = record.kind === 'row' ? quotedShare(titleOf(record), matchedTerms(concepts, found, id), common) : 0;
    // The reader's own names in a message are nowhere in the docs.
    const coverage = Math.max(matched.reduce((all, [, one]) => all + one, 0) / sum, quoted);
    const said = found.reduce(
      (all, matches, place) => all + (strengths[place] ?? 1) * (matches.get(id)?.score ?? 0),
      0,
    );
    const score = said * coverage ** COVERAGE_POWER;
    return [
      {
        id,
        record,
        score,
        coverage,
        quoted,
        page: record.url.split('#')[0] ?? '',
        terms: new Set(matched.flatMap(([match]) => [...match.terms])),
        inTitle: matched.some(([match]) => match.fields.has('title') || match.fields.has('names')),
      },
    ];
  });
}

/** Leaves out what speaks of much less than the best: it would only make the number of results large. */
function relevant(candidates: Candidate[]): Candidate[] {
  const best = Math.max(...candidates.map(({coverage}) => coverage), 0);
  return candidates.filter(({coverage}) => coverage >= best * LEAST_COVERAGE);
}

/**
 * At most three sections a page. A page's further sections step back, so that the first hits are of different pages;
 * whoever shows them groups them by page again.
 */
function spread(candidates: Candidate[]): Ranked[] {
  const places = new Map<string, number>();
  const kept = candidates
    .sort((a, b) => b.score - a.score)
    .filter((candidate) => {
      const place = places.get(candidate.page) ?? 0;
      places.set(candidate.page, place + 1);
      candidate.score *= FURTHER_SECTION ** place;
      return place < SECTIONS_A_PAGE;
    });
  return kept.sort((a, b) => b.score - a.score);
}

/**
 * Puts the sections that the concepts of a query found in order.
 *
 * @param common words that stand on every page
 */
export function rank(
  query: string,
  concepts: Concept[],
  found: Matches[],
  records: readonly SearchRecord[],
  common: ReadonlySet<string> = new Set(),
): Ranked[] {
  const asked = askedOf(query, concepts);
  const strengths = concepts.map(strengthOf);
  const weight = weights(found, strengths, records.length);
  const candidates = relevant(combine(concepts, found, weight, strengths, records, common));
  const isLong = asked.words.size >= LONG_QUERY;
  for (const candidate of candidates) {
    const {id, record, quoted} = candidate;
    candidate.score *= nearness(record, asked, quoted);
    if (isLong && record.kind === 'section') candidate.score *= 1 + titleFit(titleOf(record), found, weight, id);
  }
  return spread(candidates);
}
