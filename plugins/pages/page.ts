import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import type {Root} from 'mdast';
import {filesBelow} from './data/files-below';
import {checkFrontMatter} from './front-matter';
import type {FrontMatter} from './front-matter-schema';
import {checkFileName, isPartial, readFrontMatter} from './front-matter-yaml';

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

export const pageFiles = (): string[] =>
  filesBelow('docs', /\.mdx$/)
    .filter((name) => !isPartial(name))
    .map((name) => posix.join('docs', name));

/** How a page imports a partial: its name, and the path from the page. The bundler reads the same pattern (plugins/bundling). */
export const PARTIAL = `^import (\\w+) from ['"](\\.{1,2}/(?:[^'"]*/)?_[^'"]*\\.mdx)['"]`;

/** Partials that a page may show: all of them, where it imports any. */
export const partialsShownBy = (source: string): string[] =>
  new RegExp(PARTIAL, 'm').test(source)
    ? filesBelow('docs', /(^|\/)_.*\.mdx$/).map((name) => posix.join('docs', name))
    : [];

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
