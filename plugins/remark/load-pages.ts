import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {cachedTree} from '../pages/cache';
import {type Page, loadFrontMatter, pageFiles} from '../pages/page';
import {remarkPlugins} from '.';
import {permalinkOf} from '../pages/permalink';
import {finished, keyOf, madeWith, prepared} from './cache-page';
import {syntax} from './syntax';

const processor = syntax().use(remarkPlugins).freeze();

/** Pages by file, and the keys that they had: they're not to be changed. */
const pages = new Map<string, {key: string; page: Page}>();

/**
 * Reads one page through the same steps as the site, again only when something that it's made from has changed.
 *
 * @throws Error with file, line and remedy when front matter, tokens or data are wrong
 */
export function loadPage(file: string, made = madeWith()): Page {
  const source = readFileSync(file, 'utf8');
  const value = prepared(source);
  const key = keyOf(value, made);
  const before = pages.get(file);
  if (before?.key === key) return before.page;
  const frontMatter = loadFrontMatter(file, source);
  const read = () => {
    const vfile = new VFile({value, path: file, data: {frontMatter}});
    return finished(processor.runSync(processor.parse(vfile), vfile) as Root);
  };
  const page = {file, permalink: permalinkOf(file, frontMatter), frontMatter, source};
  // The trees of a thousand pages take more memory than a build has left: what needs one takes it from the disk.
  const cached = {
    ...page,
    get tree() {
      return cachedTree(file, key, read);
    },
  };
  const loaded = process.env.NODE_ENV === 'production' ? cached : {...page, tree: read()};
  pages.set(file, {key, page: loaded});
  return loaded;
}

/** All pages of docs/, in the order of their paths. Search, Ask, the Markdown for agents and the checks share them. */
export function loadPages(): Page[] {
  const made = madeWith();
  return pageFiles().map((file) => loadPage(file, made));
}
