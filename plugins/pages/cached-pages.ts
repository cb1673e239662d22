import {setImmediate as pause} from 'node:timers/promises';
import type {FrontMatter} from '../front-matter/schema';
import {type Page, loadPage, pageFiles} from './load-pages';
import {PageCache} from './page-cache';

/** A page of which only the head is in memory: the trees of a thousand pages take half a gigabyte. */
class CachedPage implements Page {
  /** The one whose tree was asked for last. */
  private static open: Page | undefined;

  readonly file: string;
  readonly permalink: string;
  readonly frontMatter: FrontMatter;

  constructor(
    page: Page,
    private readonly cache: PageCache,
  ) {
    ({file: this.file, permalink: this.permalink, frontMatter: this.frontMatter} = page);
  }

  private get whole(): Page {
    if (CachedPage.open?.file !== this.file) CachedPage.open = this.cache.load(this.file, loadPage);
    return CachedPage.open;
  }

  get source() {
    return this.whole.source;
  }

  get tree() {
    return this.whole.tree;
  }
}

let pages: Page[] | undefined;

const isPreview = () => process.env.NODE_ENV === 'development';

/**
 * All pages, which search, Ask and the Markdown for agents have in common. They are not to be changed. A build and a
 * check read them once, and their trees again whenever another page was asked for its tree in between; the preview reads
 * all anew each time, because a writer has changed them since.
 *
 * @param onRead is told the file of each as soon as it is in the cache
 */
export function cachedPages(onRead?: (file: string) => void): readonly Page[] {
  if (pages && !isPreview()) return pages;
  const cache = new PageCache();
  pages = pageFiles().map((file) => {
    const page = new CachedPage(cache.load(file, loadPage), cache);
    onRead?.(file);
    return page;
  });
  cache.removeOthers();
  return pages;
}

/** One of them; the preview reads no other. */
export const cachedPage = (file: string): Page | undefined =>
  isPreview() ? new PageCache().load(file, loadPage) : cachedPages().find((one) => one.file === file);

/** All pages, for the files that are made of them at once. In the preview other requests are answered between one page and the next, for the first reading is slow. */
export async function currentPages(): Promise<readonly Page[]> {
  if (!isPreview()) return cachedPages();
  const cache = new PageCache();
  const all: Page[] = [];
  for (const file of pageFiles()) {
    all.push(cache.load(file, loadPage));
    await pause();
  }
  cache.removeOthers();
  return all;
}
