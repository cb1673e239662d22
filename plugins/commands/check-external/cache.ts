import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Answer} from './crawl';

export const CACHE = '.cache/external-links.json';

/** How long a good answer stays valid, in milliseconds: a week. */
const FRESH = 7 * 24 * 60 * 60 * 1000;

type Entry = [url: string, stored: Answer & {at: number}];

/** What was good in the last week; a cache that can't be read isn't a cache. */
function readFresh(path: string, now: number): Entry[] {
  try {
    const stored = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry[1]>);
    return stored.filter(([, {at}]) => now - at < FRESH);
  } catch {
    return [];
  }
}

/** Good answers of the last week. */
export const readCache = (path = CACHE, now = Date.now()): Map<string, Answer> =>
  new Map(readFresh(path, now).map(([url, {at: _, ...answer}]) => [url, answer]));

/** Keeps what was good: a failure is requested again the next time. */
export function writeCache(answers: Map<string, Answer>, path = CACHE, now = Date.now()): void {
  const before = readFresh(path, now);
  const known = new Set(before.map(([url]) => url));
  const good = [...answers].filter(([url, {status}]) => status >= 200 && status < 300 && !known.has(url));
  const stored: Entry[] = [...before, ...good.map(([url, answer]): Entry => [url, {...answer, at: now}])];
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, JSON.stringify(Object.fromEntries(stored), null, 1));
}
