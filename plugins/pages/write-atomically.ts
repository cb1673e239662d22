import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** Writes a file of a cache so that nobody, this process after an interruption included, finds half of it. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
