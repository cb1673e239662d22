import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, loadPage, pageFiles} from './load-pages';
import {PageCache} from './page-cache';

let dataStamp = '';
let pages: Page[] | undefined;
const known = new Map<string, Page>();

/** Changes when any data file does: pages are made from them. */
function stampOfData(folder = 'src/data'): string {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names.map((name) => statSync(join(folder, name)).mtimeMs).join();
}

/** Nothing changes during a build, whose pages are kept for the next one. */
function pagesOfBuild(): Page[] {
  const cache = new PageCache();
  const all = pageFiles().map((file) => cache.load(file));
  cache.removeOthers();
  return all;
}

/** While `npm start` runs, pages whose source and data are as they were are not read again. */
function changingPages(): Page[] {
  const stamp = stampOfData();
  if (stamp !== dataStamp) known.clear();
  dataStamp = stamp;
  return pageFiles().map((file) => {
    const page = known.get(file);
    if (page?.source === readFileSync(file, 'utf8')) return page;
    const fresh = loadPage(file);
    known.set(file, fresh);
    return fresh;
  });
}

/** All pages, which search, Ask and the Markdown for agents have in common. They are not to be changed. */
export function cachedPages(): readonly Page[] {
  if (process.env.NODE_ENV !== 'production') return changingPages();
  return (pages ??= pagesOfBuild());
}
