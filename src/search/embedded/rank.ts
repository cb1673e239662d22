import {type SearchRecord, titleOf} from '../record';
import {isIdentifier, normalize} from '../text/tokenize';
import type {Match, Matches} from './match';
import {LONGEST_NAME} from './index-options';
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
const SECTIONS_A_PAGE = 3;
const FURTHER_SECTION = 0.55;

/** Factors for a section, by what it is and how its names and titles fit the whole query. */
const FACTOR = {
  page: 1.4,
  /** A row that the query does not name: one flag, key or message among hundreds. */
  row: 0.45,
  /** A message of which the query quotes little. */
  message: 0.3,
  exactPage: 2.5,
  exactSection: 1.3,
  titleBegins: 1.5,
  /** A row that the query names. */
  exactName: 4,
  /** A row whose name is a plain word, such as `secrets`: the reader may mean the subject. */
  exactWord: 1.1,
  /** A page whose title has every word of the query. */
  pageContains: 1.5,
  /** A message that begins as the query does. */
  messageBegins: 4,
  quoted: 2,
  /** A heading that is the query, word for word. */
  exactHeading: 3,
  phrase: 1.8,
};

/** A page that others link to is more often the one that is looked for. */
const popularity = ({inboundLinks, kind}: SearchRecord): number =>
  1 + (kind === 'page' ? 0.08 : 0.05) * Math.log2(1 + inboundLinks);

/** Share of a message that a query has to quote to name it. */
const QUOTED = 0.5;

/** The query in the forms that titles and names are compared with. */
interface Asked {
  lower: string;
  plain: string;
  words: ReadonlySet<string>;
  identifiers: string[];
}

interface Candidate extends Ranked {
  page: string;
  /** Share of the query, by weight, that the section speaks of. */
  coverage: number;
}

/** Whether the query is about this very row: its name, or a good part of its message. */
function rowFactor(record: SearchRecord, title: string, {lower, plain, words, identifiers}: Asked): number {
  const named = record.identifiers.includes(lower) || identifiers.some((name) => record.identifiers.includes(name));
  if (named)
    return words.size > 1 || isIdentifier(lower) || identifiers.length > 0 ? FACTOR.exactName : FACTOR.exactWord;
  if (words.size > 1 && title.startsWith(plain)) return FACTOR.messageBegins;
  const own = title.split(' ');
  if (own.length > 2 && own.filter((word) => words.has(word)).length >= own.length * QUOTED) return FACTOR.quoted;
  return own.length > LONGEST_NAME ? FACTOR.message : FACTOR.row;
}

function containsAll(title: string, words: ReadonlySet<string>): boolean {
  const own = new Set(title.split(' '));
  return [...words].every((word) => own.has(word));
}

function exactFactor({kind}: SearchRecord, words: ReadonlySet<string>): number {
  if (kind === 'page') return FACTOR.exactPage;
  return words.size > 2 ? FACTOR.exactHeading : FACTOR.exactSection;
}

function nearness(record: SearchRecord, asked: Asked): number {
  const {plain, words} = asked;
  const title = normalize(titleOf(record));
  let factor = popularity(record);
  factor *= record.kind === 'page' ? FACTOR.page : record.kind === 'row' ? rowFactor(record, title, asked) : 1;
  if (record.kind !== 'row') {
    if (title === plain) factor *= exactFactor(record, words);
    else if (title.startsWith(plain)) factor *= FACTOR.titleBegins;
    else if (record.kind === 'page' && containsAll(title, words)) factor *= FACTOR.pageContains;
  }
  if (words.size > 2 && (title.includes(plain) || normalize(record.content).includes(plain))) factor *= FACTOR.phrase;
  return factor;
}

/** Weight of each concept: rare ones tell more. */
function weights(found: Matches[], total: number): number[] {
  return found.map((matches) => Math.log(1 + total / (1 + matches.size)));
}

function combine(found: Matches[], weight: number[], records: readonly SearchRecord[]): Candidate[] {
  const sum = weight.reduce((all, one) => all + one, 0);
  const ids = new Set(found.flatMap((matches) => [...matches.keys()]));
  return [...ids].flatMap((id) => {
    const record = records[id];
    if (!record) return [];
    const matched = found.flatMap((matches, place): [Match, number][] => {
      const match = matches.get(id);
      return match ? [[match, weight[place] ?? 0]] : [];
    });
    const coverage = matched.reduce((all, [, one]) => all + one, 0) / sum;
    const score = matched.reduce((all, [match]) => all + match.score, 0) * coverage ** COVERAGE_POWER;
    return [
      {
        record,
        score,
        coverage,
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

/** Puts the sections that the concepts of a query found in order. */
export function rank(query: string, concepts: Concept[], found: Matches[], records: readonly SearchRecord[]): Ranked[] {
  const plain = normalize(query);
  const asked: Asked = {
    plain,
    lower: query.trim().toLowerCase(),
    words: new Set(plain.split(' ')),
    identifiers: concepts
      .filter((concept) => concept.identifier)
      .flatMap((concept) => concept.alternatives[0]?.terms ?? []),
  };
  const candidates = relevant(combine(found, weights(found, records.length), records));
  for (const candidate of candidates) candidate.score *= nearness(candidate.record, asked);
  return spread(candidates);
}
