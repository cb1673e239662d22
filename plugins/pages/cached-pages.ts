import {type Page, pageFiles} from './load-pages';
import {PageCache} from './page-cache';

let pages: Page[] | undefined;

function readPages(): Page[] {
  const cache = new PageCache();
  const all = pageFiles().map((file) => cache.load(file));
  cache.removeOthers();
  return all;
}

/**
 * All pages, which search, Ask and the Markdown for agents have in common. They are not to be changed. Read once: what is
 * edited while `npm start` runs is found by search and Ask after its next start, because an edit is to show at once.
 */
export function cachedPages(): readonly Page[] {
  return (pages ??= readPages());
}
