import type {SearchRequest, SearchResult} from './engine/search-client';
import type {FromWorker, ToWorker} from './worker-messages';

/** The part of a Worker that is used here; tests put another one in its place. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url)) as unknown as WorkerLike;

/** Error of a search that may work when it's tried again; Algolia's client has the same name for it. */
export class RetryError extends Error {
  override name = 'RetryError';
}

interface Waiting<T> {
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/**
 * The index in its worker: first titles, names and keywords, which are there soon, then the whole. Each is loaded once;
 * a load that failed is tried again by the next search.
 */
export class IndexWorker {
  private worker: WorkerLike | null = null;
  private readonly loads = new Map<string, Promise<void>>();
  private readonly loading = new Map<string, Waiting<void>>();
  private readonly waiting = new Map<number, Waiting<SearchResult[]>>();
  private isWhole = false;
  private lastId = 0;

  constructor(
    private readonly urls: {titles: string; records: string},
    private readonly start: () => WorkerLike = startWorker,
  ) {}

  /** Begins to load what a first query needs. */
  loadTitles(): Promise<void> {
    return this.load(this.urls.titles);
  }

  /** Starts loading the rest, so that it's there when the first query is typed. */
  async loadAll(): Promise<void> {
    await this.loadTitles();
    await this.load(this.urls.records);
    this.isWhole = true;
  }

  async search(requests: readonly SearchRequest[]): Promise<SearchResult[]> {
    await this.loadTitles();
    if (this.isWhole) return this.ask(requests);
    const all = this.loadAll();
    all.catch(() => undefined);
    const results = await this.ask(requests);
    if (results.every(({nbHits}) => nbHits > 0)) return results.map((result) => ({...result, more: all}));
    // That nothing is found can only be said of the whole.
    await all;
    return this.ask(requests);
  }

  private load(url: string): Promise<void> {
    const known = this.loads.get(url);
    if (known) return known;
    const load = new Promise<void>((resolve, reject) => {
      this.loading.set(url, {resolve, reject});
      this.connect().postMessage({kind: 'load', url});
    });
    this.loads.set(url, load);
    load.catch(() => this.loads.delete(url));
    return load;
  }

  private ask(requests: readonly SearchRequest[]): Promise<SearchResult[]> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.connect().postMessage({kind: 'search', id, requests});
    });
  }

  private connect(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.start();
    worker.onerror = (event) => this.reset(new RetryError(event.message || 'The search worker stopped.'));
    worker.onmessage = ({data}) => {
      if (data.kind === 'found') settle(this.waiting, data.id, ({resolve}) => resolve(data.results));
      else if (data.kind === 'loaded') settle(this.loading, data.url, ({resolve}) => resolve());
      else if ('url' in data) settle(this.loading, data.url, ({reject}) => reject(new RetryError(data.message)));
      else settle(this.waiting, data.id, ({reject}) => reject(new RetryError(data.message)));
    };
    this.worker = worker;
    return worker;
  }

  private reset(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    this.isWhole = false;
    this.loads.clear();
    for (const url of [...this.loading.keys()]) settle(this.loading, url, ({reject}) => reject(error));
    for (const id of [...this.waiting.keys()]) settle(this.waiting, id, ({reject}) => reject(error));
  }
}

function settle<K, T>(waiting: Map<K, Waiting<T>>, key: K, how: (one: Waiting<T>) => void): void {
  const one = waiting.get(key);
  waiting.delete(key);
  if (one) how(one);
}
