import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '../../config/site';
import {keep} from './kept-file';
import type {Page} from './page';

interface Kept<T> {
  madeFrom: string;
  value: T;
}

/** A build for another name has its own. */
const FOLDER = join('.cache', 'pages', site.slug);

/** Where what is made from a page is kept. */
export const keptPagePath = (file: string, kind: string): string => join(FOLDER, `${file}.${kind}.json`);

/**
 * What is made from a page, made again only when the page or anything else that it's made from has changed. Each page has
 * one file of each kind, which the next build overwrites, so the folder doesn't grow.
 *
 * @param kind what it is; ends the name of the file
 * @param others what it's made from besides the page's `key`. A page without a key is made every time
 * @param make returns what JSON keeps
 */
export function keptPerPage<T>(
  kind: string,
  {file, key}: Pick<Page, 'file' | 'key'>,
  others: string,
  make: () => T,
): T {
  if (key === undefined) return make();
  const path = keptPagePath(file, kind);
  const madeFrom = createHash('sha256').update(`${key}\0${others}`).digest('hex');
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Kept<T>) : undefined;
  if (before?.madeFrom === madeFrom) return before.value;
  const value = make();
  keep(path, JSON.stringify({madeFrom, value} satisfies Kept<T>));
  return value;
}
