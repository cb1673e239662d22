import {EventEmitter} from 'node:events';
import type {Worker} from 'node:worker_threads';
import type {Page} from './load-pages';
import {PageCache} from './page-cache';

const read = new Set<string>();
const news = new EventEmitter().setMaxListeners(0);
let isReading = false;
let cache: PageCache | undefined;

/** Learns from a thread that reads all pages which of them it has put into the cache. */
export function followReader(reader: Worker): void {
  isReading = true;
  reader.on('message', (file: string) => {
    read.add(file);
    news.emit(file);
  });
  reader.once('exit', () => {
    isReading = false;
    for (const file of news.eventNames()) news.emit(file);
  });
}

/**
 * A page as soon as the other thread has read it. A page that the thread could not read is read here; without a thread,
 * all are.
 *
 * @throws Error with file, line and remedy when front matter, tokens or data are wrong
 */
export async function pageAhead(file: string): Promise<Page> {
  if (isReading && !read.has(file)) await new Promise<void>((resolve) => news.once(file, resolve));
  cache ??= new PageCache();
  // Loaded only now, for it brings all that reads pages.
  return cache.find(file) ?? (await import('./load-pages')).loadPage(file);
}
