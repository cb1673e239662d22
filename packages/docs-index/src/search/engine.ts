import {type SearchRecord, pageOf, titleOf} from './record';
import {Vocabulary} from './text/spelling';
import {WEAK_WORDS} from './text/stop-words';
import {plainQuery} from './text/plain-query';
import {matchConcept} from './match';
import {type PackedRecords, unpackRecords} from './pack';
import {type Concept, WEAK_WEIGHT, readQuery} from './query';
import {type Ranked, byMeaning, byPages, homesFirst, rank, spread} from './rank';
import {weightOf} from './score';
import {SectionIndex} from './section-index';
import type {Vectors} from '../vectors/vectors';

/** Longest query that is read; what follows is ignored. Algolia's limit. */
const MAXIMUM_QUERY = 512;

const asRead = (query: string): string => plainQuery(query).slice(0, MAXIMUM_QUERY);

/** Searches the sections of the site. Doesn't depend on workers, requests or the page. */
export class Engine {
  readonly vocabulary: Vocabulary;
  private readonly common: ReadonlySet<string>;
  private readonly pages: ReadonlyMap<string, SearchRecord>;
  private readonly weights = new Map<string, number>();
  readonly index: SectionIndex;
  /** What words mean, as far as that was learned and is there: without it, words decide. */
  vectors: Vectors | null = null;

  constructor(
    readonly records: readonly SearchRecord[],
    commonWords: readonly string[],
  ) {
    this.common = new Set(commonWords);
    this.index = new SectionIndex(records);
    this.pages = new Map(records.map((record) => [record.url, record]));
    this.vocabulary = new Vocabulary(() =>
      records.map((record) => `${titleOf(record)} ${record.keywords.join(' ')} ${record.content}`),
    );
  }

  static fromPacked(packed: PackedRecords): Engine {
    return new Engine(unpackRecords(packed), packed.titles.commonWords);
  }

  /** What a word of a title or keyword weighs. */
  weigh(term: string): number {
    const known = this.weights.get(term);
    if (known !== undefined) return known;
    const weight = weightOf(this.index.count(term), this.records.length, WEAK_WORDS.has(term) ? WEAK_WEIGHT : 1);
    this.weights.set(term, weight);
    return weight;
  }

  /** What a query asks for. */
  read(query: string): Concept[] {
    return readQuery(asRead(query), this.common);
  }

  /**
   * All sections about the question, best first.
   *
   * @param concepts what the query asks for, if that is more than its words
   */
  rank(query: string, concepts = this.read(query)): Ranked[] {
    const found = concepts.map((concept) => matchConcept(this, concept));
    const ranked = rank(asRead(query), concepts, found, this.records, (term) => this.weigh(term));
    const nearness = this.vectors?.nearness(asRead(query));
    const openingOf = (record: SearchRecord) => this.pages.get(pageOf(record)) ?? record;
    const parts = this.read(query).length;
    return nearness ? byPages(homesFirst(byMeaning(ranked, nearness, openingOf, parts)), parts) : homesFirst(ranked);
  }

  /** What is shown for a query: the best sections, few of each page. */
  search(query: string): Ranked[] {
    return spread(this.rank(query));
  }

  /** Titles of pages to try after a query that found nothing: those most linked to, because a misspelled word finds something. */
  suggest(limit = 3): string[] {
    const pages = this.records.filter(({kind}) => kind === 'page').sort((a, b) => b.inboundLinks - a.inboundLinks);
    return pages.slice(0, limit).map(({hierarchy}) => hierarchy.lvl1);
  }
}
