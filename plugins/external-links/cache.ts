import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {Answer} from './crawl';

export const CACHE = '.cache/external-links.json';

/** How long a good answer counts, in milliseconds: a week. */
const FRESH = 7 * 24 * 60 * 60 * 1000;

type Stored = Record<string, Answer & {at: number}>;

/** Good answers of the last week; a cache that cannot be read is no cache. */
export function readCache(path = CACHE, now = Date.now()): Map<string, Answer> {
  try {
    const stored = JSON.parse(readFileSync(path, 'utf8')) as Stored;
    return new Map(
      Object.entries(stored)
        .filter(([, {at}]) => now - at < FRESH)
        .map(([url, {at: _, ...answer}]) => [url, answer]),
    );
  } catch {
    return new Map();
  }
}

/** Keeps what was good: a failure is asked for again the next time. */
export function writeCache(answers: Map<string, Answer>, path = CACHE, now = Date.now()): void {
  const before = readCache(path, now);
  const good = [...answers].filter(([url, {status}]) => status >= 200 && status < 300 && !before.has(url));
  const kept = JSON.parse(readOrEmpty(path)) as Stored;
  const fresh = Object.entries(kept).filter(([url]) => before.has(url));
  mkdirSync(dirname(path), {recursive: true});
  const stored: Stored = Object.fromEntries([
    ...fresh,
    ...good.map(([url, answer]) => [url, {...answer, at: now}] as const),
  ]);
  writeFileSync(path, JSON.stringify(stored, null, 1));
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '{}';
  }
}
