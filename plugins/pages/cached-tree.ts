import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {site} from '../../config/site';
import {writeCached} from './cached-file';

interface Cached {
  key: string;
  tree: Root;
}

/** Where the tree of a page is cached. A build for another name has its own folder. */
export const cachedTreePath = (file: string): string => join('.cache', 'pages', site.slug, `${file}.json`);

/**
 * The tree of a page, made again only when the page or anything else that it's made from has changed. Each page has one
 * file, which the next build overwrites, so the folder doesn't grow.
 *
 * @param key changes with all that the tree is made from
 */
export function cachedTree(file: string, key: string, make: () => Root): Root {
  const path = cachedTreePath(file);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Cached) : undefined;
  if (before?.key === key) return before.tree;
  const tree = make();
  writeCached(path, JSON.stringify({key, tree} satisfies Cached));
  return tree;
}
