import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {threadId} from 'node:worker_threads';
import type {Root} from 'mdast';
import {site} from '../../config/site';
import {filesBelow} from './data/files-below';

/** What every page is compiled with, besides its own source and the data files it names. */
const FOLDERS = ['config', 'plugins', 'src/lib/code'];
/** The admin key isn't an input of a build. */
const VARIABLES = /^(PRODUCT_|SITE_URL$|ALGOLIA_(?!ADMIN_KEY$)|ANALYTICS_|ANNOUNCEMENT_)/;
const SOURCE = /\.(ts|mts|cjs|mjs|js|eta|json|yaml|mdx|css)$/;

const sourcesBelow = (folder: string): string[] => filesBelow(folder, SOURCE).map((name) => join(folder, name));

/** Changes with files, and with the sources below folders. */
export function hashOfFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => (statSync(path).isDirectory() ? sourcesBelow(path) : path)))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Changes with the code and the settings that pages are made with, and with other files and folders. */
export function hashOfInputs(...others: string[]): string {
  const hash = createHash('sha256').update(hashOfFiles([...FOLDERS, ...others]));
  const variables = Object.keys(process.env).filter((name) => VARIABLES.test(name));
  for (const name of variables.sort()) hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex').slice(0, 16);
}

/** Hashes of code, read once per run. */
const hashes = new Map<string, string>();

/**
 * Path of a file that is cached between runs, because making it takes longer than all the rest of a page. It changes with the code that makes the file, so that an old one is never taken for a new one.
 *
 * @param kind folder below `.cache/`
 * @param code files and folders with the code
 * @param source text that the file is made from
 */
export function cachePath(kind: string, code: readonly string[], source: string): string {
  const hash = hashes.get(kind) ?? hashOfFiles(code);
  hashes.set(kind, hash);
  return join('.cache', kind, createHash('sha256').update(hash).update(source).digest('hex').slice(0, 32));
}

/**
 * Writes a cached file so that nothing ever reads half of it, not even this process after an interruption. The threads of
 * a build can write the same file at the same time.
 */
export function writeCached(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}.${threadId}`;
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

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
