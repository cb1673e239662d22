import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {hashOfFiles, hashOfInputs} from '../pages/hash-of-inputs';
import {cachedTree} from '../pages/cached-tree';
import type {FrontMatter} from '../pages/front-matter-schema';
import {type Page, loadFrontMatter, pageFiles} from '../pages/page';
import {remarkPlugins} from '.';
import {permalinkOf} from '../pages/permalink';
import {filesShownBy, finished, keyOf, prepared} from './cache-page';
import {syntax} from './syntax';

const processor = syntax().use(remarkPlugins).freeze();

/** @throws Error with file, line and remedy when tokens or data are wrong */
function readTree(file: string, value: string, frontMatter: FrontMatter): Root {
  const vfile = new VFile({value, path: file, data: {frontMatter}});
  return finished(processor.runSync(processor.parse(vfile), vfile) as Root);
}

/**
 * Reads one page through the same steps as the site.
 *
 * @throws Error with file, line and remedy when front matter, tokens or data are wrong
 */
function readPage(file: string): Page {
  const source = readFileSync(file, 'utf8');
  const frontMatter = loadFrontMatter(file, source);
  const page = {file, permalink: permalinkOf(file, frontMatter), frontMatter, source};
  const value = prepared(source);
  const key = keyOf(value);
  if (!key) return {...page, tree: readTree(file, value, frontMatter)};
  return {
    ...page,
    key,
    // The trees of a thousand pages take more memory than a build has left: what needs one takes it from the disk.
    get tree() {
      return cachedTree(file, key, () => readTree(file, value, frontMatter));
    },
  };
}

/** Pages by file, and what each was read from: they're not to be changed. */
const pages = new Map<string, {made: string; page: Page}>();

let settings: string | undefined;

/** What all pages are made with: the same for as long as a build runs, while a writer changes data in the preview. */
function inputs(): string {
  if (process.env.NODE_ENV === 'development') return hashOfInputs('src/data', 'packages/compose-check/data');
  return (settings ??= hashOfInputs('src/data', 'packages/compose-check/data'));
}

/** One page, read again only when it or what pages are made with has changed. */
export function loadPage(file: string, madeWith = inputs()): Page {
  const source = readFileSync(file, 'utf8');
  const made = `${madeWith}\0${hashOfFiles(filesShownBy(source))}\0${source}`;
  const before = pages.get(file);
  if (before?.made === made) return before.page;
  const page = readPage(file);
  pages.set(file, {made, page});
  return page;
}

/** All pages of docs/, in the order of their paths. Search, Ask, the Markdown for agents and the checks share them. */
export function loadPages(): Page[] {
  const madeWith = inputs();
  return pageFiles().map((file) => loadPage(file, madeWith));
}
