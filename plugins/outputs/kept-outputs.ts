import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {lastUpdated} from '../pages/last-updated';
import {hashOfInputs} from '../pages/hash-of-inputs';

const FOLDER = join('.cache', 'outputs');

/** Folders of earlier sources are kept this long, in milliseconds: another build may be using one right now. */
const LONGEST = 24 * 60 * 60 * 1000;

/** Everything that files are made of. */
const SOURCES = 'config docs examples packages plugins src static sidebars.ts package.json package-lock.json'.split(
  ' ',
);

/** Whether a path below a source is one, and not what a run of an example has left. */
const isSource = (path: string): boolean => !/(^|[\\/])node_modules[\\/]/.test(path) && statSync(path).isFile();

function filesOf(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  const names = readdirSync(source, {recursive: true, encoding: 'utf8'}).sort();
  return names.map((name) => join(source, name)).filter(isSource);
}

/**
 * Folder of the files that these sources make. It changes with any byte of them, with the settings, and with the dates
 * of pages, which aren't in the sources.
 */
export function keptOutputs(sources: readonly string[] = SOURCES, dates = lastUpdated()): string {
  const hash = createHash('sha256')
    .update(hashOfInputs())
    .update(JSON.stringify([...dates]));
  for (const file of sources.filter((source) => existsSync(source)).flatMap(filesOf))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return join(FOLDER, hash.digest('hex').slice(0, 32));
}

/**
 * Makes the files of a folder unless it's there. An unfinished folder is never taken for it.
 *
 * @param make writes the files into the folder that it's given
 */
export async function keepOutputs(folder: string, make: (folder: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(FOLDER, {recursive: true});
  const isOld = (name: string) => Date.now() - statSync(join(FOLDER, name)).mtimeMs > LONGEST;
  for (const name of readdirSync(FOLDER).filter(isOld)) rmSync(join(FOLDER, name), {recursive: true, force: true});
  const unfinished = `${folder}.${process.pid}`;
  await make(unfinished);
  renameSync(unfinished, folder);
}
