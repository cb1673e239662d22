import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {releaseProblem} from '../../pages/data/releases';
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

/**
 * Brings a data folder in line with the tree of a release; writes nothing unless all of the tree could be read.
 *
 * @throws Error in one sentence when the release isn't listed, or the tree can't be read
 */
export function updateData(treeFolder: string | undefined, release: string | undefined, dataFolder: string): string[] {
  const tree = readCobraTree(treeFolder);
  if (!release) throw new Error('Name the release that wrote the tree: npm run data:cli -- FOLDER 3.14.1');
  const problem = releaseProblem(release);
  if (problem) throw new Error(`${problem}. Add it with its date first.`);
  const plan = planUpdate(tree, readCurrent(dataFolder), release);
  if (!plan.changes.length) return ['Nothing to change: the data agrees with the tree.'];
  for (const [name, text] of plan.files) {
    writeFileSync(join(dataFolder, name), text);
  }
  return [...plan.changes, ...(plan.missing.length ? ['', 'Still to be written:', ...plan.missing] : [])];
}
