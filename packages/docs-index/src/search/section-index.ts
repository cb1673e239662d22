import {type SearchRecord, titleOf} from './record';
import {terms} from './text/tokenize';

/** What the index has of a record, with its weight: a section's own title before the page's, names before text. */
const BOOST = {title: 6, page: 4, names: 12, keywords: 6, content: 0.7};

export type Field = keyof typeof BOOST;

const FIELDS = Object.keys(BOOST) as Field[];

/** What one part of the query found in one section. */
export interface Match {
  score: number;
  /** Terms of the index that matched, for marking. */
  terms: Set<string>;
  /** Fields that the terms are in. */
  fields: Set<Field>;
  /** Whether it only matches if the reader misspelled the word. */
  isGuess?: boolean;
}

export type Matches = Map<number, Match>;

/** Of BM25+, as most engines have them: how soon a repeated word adds nothing, and what one word is worth. Length takes nothing away. */
const REPEATED = 1.2;
const ONE = 0.5;
const PREFIX_WEIGHT = 0.5;
const MISSING_LETTER = 0.3;

function textsOf(record: SearchRecord): Record<Field, string> {
  return {
    title: titleOf(record),
    page: [record.hierarchy.lvl1, ...record.breadcrumb.slice(1)].join(' '),
    names: record.kind === 'row' ? record.identifiers.filter((name) => !name.includes(' ')).join(' ') : '',
    keywords: record.keywords.join(' · '),
    content: `${record.content} ${record.code}`,
  };
}

/**
 * Which sections have a term, and where. A phone makes it of all texts before the first answer, so it's no library's, whose
 * index takes three times as long.
 */
export class SectionIndex {
  /** Of each term, the places that have it, in order, as often as they do. A place is a field of a section. */
  private readonly places = new Map<string, number[]>();

  constructor(private readonly records: readonly SearchRecord[]) {
    for (const [id, record] of records.entries()) {
      const texts = textsOf(record);
      for (const [at, field] of FIELDS.entries()) this.add(terms(texts[field]), id * FIELDS.length + at);
    }
  }

  private add(own: readonly string[], place: number): void {
    for (const term of own) {
      const known = this.places.get(term);
      if (known) known.push(place);
      else this.places.set(term, [place]);
    }
  }

  /** Number of sections that have a term. */
  count(term: string): number {
    const ids = this.places.get(term)?.map((place) => Math.floor(place / FIELDS.length)) ?? [];
    return ids.filter((id, at) => id !== ids[at - 1]).length;
  }

  /** @param isPrefix also the sections that have a term which begins like that */
  find(term: string, isPrefix: boolean): Matches {
    const found: Matches = new Map();
    this.collect(found, term, 1);
    const longer = isPrefix ? [...this.places.keys()].filter((own) => own !== term && own.startsWith(term)) : [];
    for (const own of longer) {
      const missing = MISSING_LETTER * (own.length - term.length);
      this.collect(found, own, (PREFIX_WEIGHT * own.length) / (own.length + missing));
    }
    return found;
  }

  private collect(found: Matches, term: string, weight: number): void {
    const counts = new Map<number, number>();
    for (const place of this.places.get(term) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
    const sections = FIELDS.map(() => 0);
    for (const place of counts.keys()) sections[place % FIELDS.length] = (sections[place % FIELDS.length] ?? 0) + 1;
    const rarity = sections.map((own) => Math.log(1 + (this.records.length - own + 0.5) / (own + 0.5)));
    for (const [place, count] of counts) {
      const at = place % FIELDS.length;
      const field = FIELDS[at] ?? 'content';
      const said = ONE + (count * (REPEATED + 1)) / (count + REPEATED);
      const id = Math.floor(place / FIELDS.length);
      const match = found.get(id) ?? {score: 0, terms: new Set(), fields: new Set()};
      match.score += weight * BOOST[field] * (rarity[at] ?? 0) * said;
      match.terms.add(term);
      match.fields.add(field);
      found.set(id, match);
    }
  }
}
