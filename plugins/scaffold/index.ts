import type {Plugin} from '@docusaurus/types';
import {command} from '../command';

async function createPage(kind: string | undefined, words: string[]): Promise<void> {
  const {create} = await import('./create');
  const files = create(process.cwd(), kind, words.join(' ') || undefined);
  console.log(
    `${files.map((file) => `wrote ${file}`).join('\n')}\nReplace every TODO; npm run check finds what is left.`,
  );
}

/** Adds the command `docusaurus new KIND NAME`: `npm run new -- page concepts/thing`. */
export default function scaffold(): Plugin {
  return {
    name: 'scaffold',
    extendCli(cli) {
      cli
        .command('new [kind] [name...]')
        .description('Create a page, a tutorial or the page of a command.')
        .action(command(createPage));
    },
  };
}
