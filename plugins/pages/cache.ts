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

interface Cached<T> {
  key: string;
  value: T;
}

/** Where a value is cached. The next build overwrites it, so the folder doesn't grow. A build for another name has its own. */
const valuePath = (name: string): string => join('.cache', site.slug, `${name}.json`);

function cachedValue<T>(name: string, key: string): T | undefined {
  const path = valuePath(name);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Cached<T>) : undefined;
  return before?.key === key ? before.value : undefined;
}

function store<T>(name: string, key: string, value: T): T {
  writeCached(valuePath(name), JSON.stringify({key, value} satisfies Cached<T>));
  return value;
}

/**
 * A value that JSON can hold, made again only when something that it's made from has changed.
 *
 * @param inputs all that it's made from, the code included
 */
export async function cached<T>(name: string, inputs: (string | Uint8Array)[], make: () => T | Promise<T>): Promise<T> {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  const key = hash.digest('hex');
  return cachedValue<T>(name, key) ?? store(name, key, await make());
}

export const cachedTreePath = (file: string): string => valuePath(`pages/${file}`);

/** The tree of a page, made again only when the page or anything else that it's made from has changed. */
export const cachedTree = (file: string, key: string, make: () => Root): Root =>
  cachedValue<Root>(`pages/${file}`, key) ?? store(`pages/${file}`, key, make());
