import type {SearchRequest, SearchResult} from '../search-client';
import type {FromWorker, ToWorker} from './worker-messages';

/** The part of a Worker that is used here; tests put another one in its place. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const startWorker = (): WorkerLike => new Worker(new URL('./worker.ts', import.meta.url)) as unknown as WorkerLike;

/** Error of a search that may work when it is tried again; Algolia's client has the same name for it. */
export class RetryError extends Error {
  override name = 'RetryError';
}

interface Waiting {
  resolve: (results: SearchResult[]) => void;
  reject: (error: Error) => void;
}

/** The index in its worker. It is loaded once; a load that failed is tried again by the next search. */
export class IndexWorker {
  private worker: WorkerLike | null = null;
  private ready: Promise<WorkerLike> | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(
    private readonly url: string,
    private readonly start: () => WorkerLike = startWorker,
  ) {}

  /** Begins to load the index, so that it is there when the first query is typed. */
  load(): Promise<WorkerLike> {
    this.ready ??= this.connect().catch((error: unknown) => {
      this.reset(error as Error);
      throw error;
    });
    return this.ready;
  }

  async search(requests: readonly SearchRequest[]): Promise<SearchResult[]> {
    const worker = await this.load();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      worker.postMessage({kind: 'search', id, requests});
    });
  }

  private connect(): Promise<WorkerLike> {
    return new Promise((resolve, reject) => {
      const worker = this.start();
      this.worker = worker;
      worker.onerror = (event) => {
        reject(new RetryError(event.message || 'The search worker could not be loaded.'));
        this.reset(new RetryError('The search worker stopped.'));
      };
      worker.onmessage = ({data}) => {
        if (data.kind === 'loaded') resolve(worker);
        else if (data.kind === 'found') this.settle(data.id, (waiting) => waiting.resolve(data.results));
        else if (data.id === undefined) reject(new RetryError(data.message));
        else this.settle(data.id, (waiting) => waiting.reject(new RetryError(data.message)));
      };
      worker.postMessage({kind: 'load', url: this.url});
    });
  }

  private settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
  }

  private reset(error: Error): void {
    this.worker?.terminate();
    this.worker = null;
    this.ready = null;
    for (const id of [...this.waiting.keys()]) this.settle(id, (waiting) => waiting.reject(error));
  }
}
