import {setImmediate as pause} from 'node:timers/promises';
import {type Page, pageFiles} from './load-pages';
import {PageCache} from './page-cache';

let pages: Page[] | undefined;

const isPreview = () => process.env.NODE_ENV === 'development';

/**
 * All pages, which search, Ask and the Markdown for agents have in common. They are not to be changed. A build and a
 * check read them once; the preview anew each time, because a writer has changed them since.
 */
export function cachedPages(): readonly Page[] {
  if (pages && !isPreview()) return pages;
  const cache = new PageCache();
  // From the last to the first: the bundler, which goes the other way, then draws one half of the diagrams, and this the
  // other. Whoever comes second finds them in the cache.
  pages = pageFiles()
    .reverse()
    .map((file) => cache.load(file))
    .reverse();
  cache.removeOthers();
  return pages;
}

/** One of them; the preview reads no other. */
export const cachedPage = (file: string): Page | undefined =>
  isPreview() ? new PageCache().load(file) : cachedPages().find((one) => one.file === file);

/** All pages, for the files that are made of them at once. In the preview other requests are answered between one page and the next, for the first reading is slow. */
export async function currentPages(): Promise<readonly Page[]> {
  if (!isPreview()) return cachedPages();
  const cache = new PageCache();
  const all: Page[] = [];
  for (const file of pageFiles()) {
    all.push(cache.load(file));
    await pause();
  }
  cache.removeOthers();
  return all;
}
