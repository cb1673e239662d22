import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Files that are kept between runs, because making them takes longer than all the rest of a page. */

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : [path];

/** Hashes of code, read once per run. */
const known = new Map<string, string>();

function hashOfCode(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Path of a kept file. It changes with the code that makes the file, so that an old one is never taken for a new one.
 *
 * @param kind folder below `.cache/`
 * @param code files and folders with the code
 * @param source text that the file is made from
 */
export function keptPath(kind: string, code: readonly string[], source: string): string {
  const hash = known.get(kind) ?? hashOfCode(code);
  known.set(kind, hash);
  return join('.cache', kind, createHash('sha256').update(hash).update(source).digest('hex').slice(0, 32));
}

/** Writes a kept file so that no process ever reads half of it, not even this one after an interruption. */
export function keep(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
