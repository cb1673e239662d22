import {readFileSync, readdirSync} from 'node:fs';
import {basename, posix} from 'node:path';
import type {Root} from 'mdast';
import {checkFrontMatter} from './front-matter';
import type {FrontMatter} from './front-matter-schema';
import {checkFileName, readFrontMatter} from './front-matter-yaml';

export interface Page {
  /** Path of the source from the root of the repository, with forward slashes. */
  file: string;
  /** Address on the site, without the base URL. */
  permalink: string;
  frontMatter: FrontMatter;
  /** Source as the writer wrote it, front matter included. */
  source: string;
  /** The page after all plugins of `remarkPlugins`. */
  tree: Root;
  /** Changes with everything that the page is made from. Only a build sets it, and keeps what it makes of the page. */
  key?: string | undefined;
}

/** Paths of all pages below docs/, sorted. */
export function pageFiles(): string[] {
  return readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !basename(name).startsWith('_'))
    .map((name) => posix.join('docs', name.replaceAll('\\', '/')))
    .sort();
}

/** Id of a page, as sidebars name it: `concepts/compose`. */
export const docId = (file: string): string => file.slice('docs/'.length, -'.mdx'.length);

/**
 * Front matter of a page, checked and complete.
 *
 * @throws Error that names file, line or key, and remedy
 */
export function loadFrontMatter(file: string, source = readFileSync(file, 'utf8')): FrontMatter {
  checkFileName(file);
  return checkFrontMatter(readFrontMatter(source, file).data, file);
}
