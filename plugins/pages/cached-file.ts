import {createHash} from 'node:crypto';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {threadId} from 'node:worker_threads';
import {hashOfFiles} from './hash-of-inputs';

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
