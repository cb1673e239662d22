import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {planUpdate} from './plan';
import {readCobraTree} from './read-cobra';

/** Text of all data files of a folder by name. */
export function readCurrent(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Brings a data folder in line with a tree; writes nothing unless all of the tree could be read. */
export function updateData(treeFolder: string | undefined, dataFolder: string): string[] {
  const plan = planUpdate(readCobraTree(treeFolder), readCurrent(dataFolder));
  if (!plan.changes.length) return ['Nothing to change: the data agrees with the tree.'];
  for (const [name, text] of plan.files) {
    if (text === null) rmSync(join(dataFolder, name));
    else writeFileSync(join(dataFolder, name), text);
  }
  return [...plan.changes, ...(plan.missing.length ? ['', 'Still to be written:', ...plan.missing] : [])];
}
