import {loadOnce} from '../../lib/load-once';
import {Engine} from './engine';
import type {PackedRecords} from './pack';
import {respond} from './respond';
import type {SearchRequest, SearchResult} from './search-client';

/** Titles, names and keywords are a tenth of the index, and answer until the rest is there. */
export type IndexPart = 'titles' | 'records';

/** The index of the site, as far as it's there. Each part is loaded once; one that failed is tried again. */
export class SiteIndex {
  private titles: Engine | null = null;
  private isWhole = false;

  readonly loadTitles = loadOnce(async () => {
    this.titles = await this.read('titles');
  });

  /** The whole, at once, for whoever can't do anything with the titles. */
  readonly loadRecords = loadOnce(async () => {
    const engine = await this.read('records');
    this.titles = null;
    this.isWhole = true;
    return engine;
  });

  constructor(private readonly load: (part: IndexPart) => Promise<PackedRecords>) {}

  /** The titles before the rest, so that they don't share the network. */
  async loadAll(): Promise<Engine> {
    if (!this.isWhole) await this.loadTitles();
    return this.loadRecords();
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
    return {results: find(await this.loadRecords()), isWhole: true};
  }

  private async read(part: IndexPart): Promise<Engine> {
    return Engine.fromPacked(await this.load(part));
  }
}
