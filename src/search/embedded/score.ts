import {type SearchRecord, titleOf} from '../record';
import {STOP_WORDS} from '../text/stop-words';
import {terms} from '../text/tokenize';

/** What makes one section a better hit than another, beside how much it says of the words (BM25, by field). */
export const FACTOR = {
  /** Exponent of the share of the query that a section speaks of: half of what is asked is much less than half. */
  coverage: 2,
  /** What a title adds that is the query; a title that shares a part of it adds less. */
  title: 8,
  /** What the title of the page adds to the fit of a section's own. */
  context: 0.8,
  /** The beginning of a page says what all of it is about. */
  page: 1.4,
  /** A row of a table is one flag, key or message among hundreds. */
  row: 0.4,
  /** A title that is a question was written to be found by it. */
  question: 1.3,
  /** For each doubling of the links to a page: what others link to is more often looked for. */
  links: 0.05,
};

const known = new Map<string, ReadonlySet<string>>();

/** Terms of a title that say something; read once, since each key of a long query asks for most titles. */
function tellingTerms(title: string): ReadonlySet<string> {
  const own = known.get(title) ?? new Set(terms(title).filter((term) => !STOP_WORDS.has(term)));
  known.set(title, own);
  return own;
}

/** What one part of the query weighs, and the terms that it matched in the section. */
export interface Asked {
  weight: number;
  matched: ReadonlySet<string>;
}

/** How near a title is to the query, from 0 to 1: the mean of what either says that the other says too. */
function fitOf(title: string, asked: readonly Asked[], written: ReadonlySet<string>): number {
  const own = [...tellingTerms(title)];
  const total = asked.reduce((sum, {weight}) => sum + weight, 0);
  if (own.length === 0 || total === 0) return 0;
  const isShared = (term: string) => written.has(term) || asked.some(({matched}) => matched.has(term));
  const said = asked.reduce((sum, {weight, matched}) => (own.some((term) => matched.has(term)) ? sum + weight : sum), 0);
  return Math.sqrt((said / total) * (own.filter(isShared).length / own.length));
}

/**
 * Factor for a section by what it is and how near its titles are to the whole query.
 *
 * @param written terms of the query as it was typed
 */
export function score(record: SearchRecord, asked: readonly Asked[], written: ReadonlySet<string>): number {
  const title = titleOf(record);
  const page = record.hierarchy.lvl1;
  const fit = Math.max(
    fitOf(title, asked, written),
    title === page ? 0 : FACTOR.context * fitOf(`${page} ${title}`, asked, written),
  );
  return (
    (1 + FACTOR.title * fit ** 3) *
    (record.kind === 'section' ? 1 : FACTOR[record.kind]) *
    (title.endsWith('?') ? FACTOR.question : 1) *
    (1 + FACTOR.links * Math.log2(1 + record.inboundLinks))
  );
}
