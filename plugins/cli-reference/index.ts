import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {planUpdate} from './update/plan';
import {readCobraTree} from './update/read-cobra';

const DATA = 'src/data/cli';

/** Text of all data files of a folder by name. */
export function readCurrent(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Brings a data folder in line with a tree; writes nothing unless all of the tree could be read. */
export function updateData(treeFolder: string | undefined, dataFolder = DATA): string[] {
  const plan = planUpdate(readCobraTree(treeFolder), readCurrent(dataFolder));
  if (!plan.changes.length) return ['Nothing to change: the data agrees with the tree.'];
  for (const [name, text] of plan.files) {
    if (text === null) rmSync(join(dataFolder, name));
    else writeFileSync(join(dataFolder, name), text);
  }
  return [...plan.changes, ...(plan.missing.length ? ['', 'Still to be written:', ...plan.missing] : [])];
}

/** The CLI reference: watches its data during `npm start` and adds the command `docusaurus data:cli FOLDER`. */
export default function cliReference(): Plugin {
  return {
    name: 'cli-reference',
    getPathsToWatch: () => [`${DATA}/*.yaml`],
    extendCli(cli) {
      cli
        .command('data:cli [folder]')
        .description('Update the CLI data from the YAML tree that the tool writes with doc.GenYamlTree.')
        .action((folder: string | undefined) => {
          try {
            console.log(updateData(folder).join('\n'));
          } catch (error) {
            console.error((error as Error).message);
            process.exitCode = 1;
          }
        });
    },
  };
}
