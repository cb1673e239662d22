import {STOP_WORDS} from '../text/stop-words';
import {isIdentifier, tokens} from '../text/tokenize';

/** An address at the end of a message is seldom pasted. */
const ADDRESS = /\(?https?:\/\/\S+/g;
/** Share of a message that has to be repeated, or share of the query that repeats it. */
const LEAST = 0.6;
/** Fewer words are repeated by chance. */
const FEWEST = 3;
/** Share of the query that a message of two words has to be. */
const LEAST_OF_QUERY = 0.4;

interface Term {
  term: string;
  /** A placeholder such as SERVICE, where a reader has a name of their own, or a word such as AWS. */
  isCapital: boolean;
}

const known = new Map<string, Term[]>();

/** The telling words of a message; a name counts once, not its parts. */
function termsOf(message: string): Term[] {
  const before = known.get(message);
  if (before) return before;
  const text = message.replace(ADDRESS, ' ');
  const found: Term[] = [];
  let end = 0;
  for (const token of tokens(text)) {
    const isCapital = /^[A-Z][A-Z0-9]+$/.test(text.slice(token.start, token.end));
    if (token.start >= end && !STOP_WORDS.has(token.term)) found.push({term: token.term, isCapital});
    if (isIdentifier(token.term)) end = Math.max(end, token.end);
  }
  known.set(message, found);
  return found;
}

/** Number of terms that a query repeats in the same order; what stands between them does not count. */
function repeated(message: readonly string[], query: readonly ReadonlySet<string>[]): number {
  let row = new Array<number>(message.length + 1).fill(0);
  for (const word of query) {
    const next = [0];
    message.forEach((term, place) => {
      next.push(word.has(term) ? (row[place] ?? 0) + 1 : Math.max(row[place + 1] ?? 0, next[place] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * How surely a query is this message, pasted as a whole or in part, with the reader's own names in it: 0 for not at
 * all, up to 1. The longer of two messages that are both repeated is surer.
 *
 * @param query the terms that each of its words matched in the section of the message
 * @param common words that stand on every page
 */
export function quotedShare(
  message: string,
  query: readonly ReadonlySet<string>[],
  common: ReadonlySet<string>,
): number {
  if (query.length < 2) return 0;
  const isAsked = (term: string) => query.some((matched) => matched.has(term));
  const own = termsOf(message)
    .filter(({term, isCapital}) => !common.has(term) && (!isCapital || isAsked(term)))
    .map(({term}) => term);
  if (own.length < 2) return 0;
  const same = repeated(own, query);
  const ofMessage = same / own.length;
  const ofQuery = same / query.length;
  // Two words are a message when a name stands beside them, as in `missing configs ["KEY"]`.
  const isWhole = ofMessage === 1 && ofQuery >= LEAST_OF_QUERY && /["[:]/.test(message);
  if (same < FEWEST && !isWhole) return 0;
  const share = Math.max(ofMessage, 0.9 * ofQuery);
  return share < LEAST ? 0 : share * (1 - 1 / (1 + same) ** 1.5);
}
