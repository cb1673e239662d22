import {readFileSync, readdirSync} from 'node:fs';
import {basename, posix} from 'node:path';
import type {Root} from 'mdast';
import {parse} from 'yaml';
import {checkFrontMatter} from './front-matter';
import type {FrontMatter} from './front-matter-schema';

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
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/** Paths of all pages below docs/, sorted. */
export function pageFiles(): string[] {
  return readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx') && !basename(name).startsWith('_'))
    .map((name) => posix.join('docs', name.replaceAll('\\', '/')))
    .sort();
}

/**
 * Front matter of a page, checked and complete.
 *
 * @throws Error that names file, key and remedy
 */
export function loadFrontMatter(file: string, source = readFileSync(file, 'utf8')): FrontMatter {
  const yaml = FRONT_MATTER.exec(source)?.[1] ?? '';
  return checkFrontMatter((parse(yaml) ?? {}) as Record<string, unknown>, file);
}
