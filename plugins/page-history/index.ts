import type {Plugin} from '@docusaurus/types';
import {command} from '../command';

/** Remembers every address that the site ever had, and adds the command `docusaurus data:routes`. */
export default function pageHistory(): Plugin {
  return {
    name: 'page-history',
    extendCli(cli) {
      cli
        .command('data:routes')
        .description('Remember the addresses of new pages and linked headings.')
        .action(command(async () => console.log((await import('./update-history')).updateHistory().join('\n'))));
    },
  };
}
