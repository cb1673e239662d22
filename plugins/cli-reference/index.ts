import type {Plugin} from '@docusaurus/types';
import {command} from '../command';

const DATA = 'src/data/cli';

async function update(folder?: string): Promise<void> {
  const {updateData} = await import('./update/update-data');
  console.log(updateData(folder, DATA).join('\n'));
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
        .action(command(update));
    },
  };
}
