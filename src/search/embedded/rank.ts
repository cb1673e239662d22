import {type SearchRecord, titleOf} from '../record';
import {STOP_WORDS} from '../text/stop-words';
import {isIdentifier, normalize, terms} from '../text/tokenize';
import type {Match, Matches} from './match';
import {LONGEST_NAME} from './index-options';
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
  /** A message that the query repeats as a whole. */
  quotedMessage: 12,
  /** A row whose name begins with what is typed so far. */
  nameBegins: 2,
  /** A heading that is the query, word for word. */
  exactHeading: 3,
  phrase: 1.8,
};

/** A page that others link to is more often the one that is looked for. */
const popularity = ({inboundLinks, kind}: SearchRecord): number =>
  1 + (kind === 'page' ? 0.08 : 0.05) * Math.log2(1 + inboundLinks);

/** Words of a query from which on it is compared with titles as a whole; a shorter one is in too many of them. */
const LONG_QUERY = 4;

/** The query in the forms that titles and names are compared with. */
interface Asked {
  lower: string;
  plain: string;
  words: ReadonlySet<string>;
  identifiers: string[];
  /** Last name, while it may still be typed. */
  unfinished: string;
}

interface Candidate extends Ranked {
  /** Number of the record. */
  id: number;
  page: string;
  /** Share of the query, by weight, that the section speaks of. */
  coverage: number;
  /** Share of a message that the query repeats, or of the query that a message does; 0 for anything else. */
  quoted: number;
}

/** The name of a flag without its dashes: readers leave them out. */
const bare = (name: string): string => name.replace(/^-+/, '');

/** Whether the query is about this very row: its name, or a good part of its message. */
function rowFactor(record: SearchRecord, title: string, asked: Asked, quoted: number): number {
  const {lower, plain, words, identifiers, unfinished} = asked;
  const names = record.identifiers.map(bare);
  const named = names.includes(bare(lower)) || identifiers.some((name) => names.includes(bare(name)));
  // `build args` is the row `build.args`.
  if (names.some((name) => name.includes('.') && normalize(name) === plain)) return FACTOR.exactName;
  if (named)
    return words.size > 1 || isIdentifier(lower) || identifiers.length > 0 ? FACTOR.exactName : FACTOR.exactWord;
  if (quoted > 0) return FACTOR.quotedMessage * quoted ** 2;
  if (words.size > 1 && titleOf(record).includes(' ') && title.startsWith(plain)) return FACTOR.messageBegins;
  if (unfinished !== '' && names.some((name) => name.startsWith(unfinished))) return FACTOR.nameBegins;
  return title.split(' ').length > LONGEST_NAME ? FACTOR.message : FACTOR.row;
}

/** What a title shares with the query, of what either says: from 0 to 1. */
function titleFit(title: string, found: readonly Matches[], weight: readonly number[], id: number): number {
  const own = new Set(terms(title).filter((term) => !STOP_WORDS.has(term)));
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

function containsAll(title: string, words: ReadonlySet<string>): boolean {
  const own = new Set(title.split(' '));
  return [...words].every((word) => own.has(word));
}

function exactFactor({kind}: SearchRecord, words: ReadonlySet<string>): number {
  if (kind === 'page') return FACTOR.exactPage;
  return words.size > 2 ? FACTOR.exactHeading : FACTOR.exactSection;
}

function nearness(record: SearchRecord, asked: Asked, quoted: number): number {
  const {plain, words} = asked;
  const title = normalize(titleOf(record));
  let factor = popularity(record);
  factor *= record.kind === 'page' ? FACTOR.page : record.kind === 'row' ? rowFactor(record, title, asked, quoted) : 1;
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

function combine(
  concepts: readonly Concept[],
  found: Matches[],
  weight: number[],
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
    const score = matched.reduce((all, [match]) => all + match.score, 0) * coverage ** COVERAGE_POWER;
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
  const plain = normalize(query);
  const asked: Asked = {
    plain,
    lower: query.trim().toLowerCase(),
    words: new Set(plain.split(' ')),
    identifiers: concepts
      .filter((concept) => concept.identifier)
      .flatMap((concept) => concept.alternatives[0]?.terms ?? []),
    unfinished: concepts
      .filter((concept) => concept.identifier && concept.last)
      .map((concept) => bare(concept.alternatives[0]?.terms[0] ?? ''))
      .join(''),
  };
  const weight = weights(found, records.length);
  const candidates = relevant(combine(concepts, found, weight, records, common));
  const isLong = asked.words.size >= LONG_QUERY;
  for (const candidate of candidates) {
    const {id, record, quoted} = candidate;
    candidate.score *= nearness(record, asked, quoted);
    if (isLong && record.kind === 'section') candidate.score *= 1 + titleFit(titleOf(record), found, weight, id);
  }
  return spread(candidates);
}
