import {type SearchRecord, titleOf} from '../record';
import {isIdentifier, normalize} from '../text/tokenize';
import {LONGEST_NAME} from './index-options';
import type {Concept} from './query';

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

/** The query in the forms that titles and names are compared with. */
export interface Asked {
  lower: string;
  plain: string;
  words: ReadonlySet<string>;
  identifiers: string[];
  /** Last name, while it may still be typed. */
  unfinished: string;
}

/** The name of a flag without its dashes: readers leave them out. */
const bare = (name: string): string => name.replace(/^-+/, '');

/** Reads a query as titles and names want it. */
export function askedOf(query: string, concepts: readonly Concept[]): Asked {
  const plain = normalize(query);
  const named = concepts.filter((concept) => concept.identifier);
  const termsOf = (some: readonly Concept[]) => some.flatMap((concept) => concept.alternatives[0]?.terms ?? []);
  const unfinished = termsOf(named.filter((concept) => concept.last))[0] ?? '';
  return {
    plain,
    lower: query.trim().toLowerCase(),
    words: new Set(plain.split(' ')),
    identifiers: termsOf(named),
    unfinished: bare(unfinished),
  };
}

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

function containsAll(title: string, words: ReadonlySet<string>): boolean {
  const own = new Set(title.split(' '));
  return [...words].every((word) => own.has(word));
}

function exactFactor({kind}: SearchRecord, words: ReadonlySet<string>): number {
  if (kind === 'page') return FACTOR.exactPage;
  return words.size > 2 ? FACTOR.exactHeading : FACTOR.exactSection;
}

/**
 * Factor for a section by what it is and how near its title and names are to the whole query.
 *
 * @param quoted how much of a message the query repeats
 */
export function nearness(record: SearchRecord, asked: Asked, quoted: number): number {
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
