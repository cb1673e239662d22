import type {SearchRequest, SearchResult} from './engine/search-client';

/** What the page tells the worker. */
export type ToWorker = {kind: 'load'; url: string} | {kind: 'search'; id: number; requests: readonly SearchRequest[]};

/** What the worker answers. */
export type FromWorker =
  | {kind: 'loaded'; url: string}
  | {kind: 'failed'; message: string; url: string}
  | {kind: 'failed'; message: string; id: number}
  | {kind: 'found'; id: number; results: SearchResult[]};
