import {loadOnce} from '../lib/load-once';
import {Engine} from 'docs-index/search/engine';
import type {PackedTexts, PackedTitles} from 'docs-index/search/pack';
import {respond} from 'docs-index/search/respond';
import type {SearchRequest, SearchResult} from 'docs-index/search/search-client';
import {type PackedVectors, Vectors} from 'docs-index/vectors/vectors';

/** Titles, names and keywords are a tenth of the index, and answer until the rest is there. */
export interface IndexParts {
  titles: PackedTitles;
  records: PackedTexts;
  vectors: PackedVectors;
}

/** The index of the site, as far as it's there. Each part is loaded once; one that failed is tried again. */
export class SiteIndex {
  private titles: Engine | null = null;
  private isWhole = false;
  /** Whether somebody has searched the whole: what words mean isn't loaded before. */
  private isAsked = false;
  private isMeant = false;

  private readonly readTitles = loadOnce(() => this.load('titles'));

  readonly loadTitles = loadOnce(async () => {
    this.titles = Engine.fromPacked({titles: await this.readTitles()});
  });

  /** The whole, at once, for whoever can't do anything with the titles. */
  readonly loadRecords = loadOnce(async () => {
    const [titles, texts] = await Promise.all([this.readTitles(), this.load('records')]);
    // On its way while the index is made, which takes longer on a phone.
    if (this.isAsked) this.readVectors().catch(() => undefined);
    const engine = Engine.fromPacked({titles, texts});
    this.titles = null;
    this.isWhole = true;
    return engine;
  });

  private readonly readVectors = loadOnce(async () => new Vectors(await this.load('vectors')));

  /** The whole, and after it what words mean. Where that is missing or damaged, words decide. */
  readonly loadMeanings = loadOnce(async () => {
    this.isAsked = true;
    const engine = await this.loadRecords();
    engine.vectors = await this.readVectors().catch(() => null);
    this.isMeant = true;
    return engine;
  });

  constructor(private readonly load: <Part extends keyof IndexParts>(part: Part) => Promise<IndexParts[Part]>) {}

  /** The titles before the rest, so that they don't share the network. */
  async loadAll(): Promise<Engine> {
    if (!this.isWhole) await this.loadTitles();
    return this.isAsked ? this.loadMeanings() : this.loadRecords();
  }

  /** @returns `isWhole` is false if the same query may find more when all is loaded */
  async search(requests: readonly SearchRequest[]): Promise<{results: SearchResult[]; isWhole: boolean}> {
    const find = (engine: Engine) => requests.map((request) => respond(engine, request));
    if (!this.isWhole) {
      await this.loadTitles();
      const all = this.loadAll();
      all.catch(() => undefined);
      const results = this.titles ? find(this.titles) : [];
      if (results.length > 0 && results.every(({nbHits}) => nbHits > 0)) return {results, isWhole: false};
      // That nothing is found can only be said of the whole.
      await all;
    }
    const engine = await this.loadRecords();
    this.isAsked = true;
    return {results: find(engine), isWhole: this.isMeant};
  }
}
