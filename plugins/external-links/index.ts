import type {Plugin} from '@docusaurus/types';
import {command} from '../command';

/** Adds the command `docusaurus check:external`, for a scheduled job: it needs the network and is never part of the gate. */
export default function externalLinks(): Plugin {
  return {
    name: 'external-links',
    extendCli(cli) {
      cli
        .command('check:external')
        .description('Follow every link that leads out of the site.')
        .action(command(async () => (await import('./check-links')).checkExternalLinks()));
    },
  };
}
