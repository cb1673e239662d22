import type {Plugin} from '@docusaurus/types';
import {create} from './create';

/** Adds the command `docusaurus new KIND NAME`: `npm run new -- page concepts/thing`. */
export default function scaffold(): Plugin {
  return {
    name: 'scaffold',
    extendCli(cli) {
      cli
        .command('new [kind] [name...]')
        .description('Create a page, a tutorial or the page of a command.')
        .action((kind: string | undefined, words: string[]) => {
          try {
            const files = create(process.cwd(), kind, words.join(' ') || undefined);
            console.log(
              `${files.map((file) => `wrote ${file}`).join('\n')}\nReplace every TODO; npm run check finds what is left.`,
            );
          } catch (error) {
            console.error((error as Error).message);
            process.exitCode = 1;
          }
        });
    },
  };
}
