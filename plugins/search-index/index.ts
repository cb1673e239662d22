import type {Plugin} from '@docusaurus/types';
import {command} from '../command';
import {hashedAddress} from '../generated-files/hashed-address';
import {MODAL_STYLES, RECORDS} from './addresses';

const NAME = 'search-index';

/**
 * Makes the records of the search from the pages themselves, not from what the bundler happens to process (its cache
 * skips unchanged pages).
 */
export default function searchIndex(): Plugin {
  return {
    name: NAME,

    async contentLoaded({actions}) {
      const addresses = {records: hashedAddress(RECORDS), styles: hashedAddress(MODAL_STYLES)};
      await actions.createData('manifest.json', JSON.stringify(addresses));
    },

    extendCli(cli) {
      cli
        .command('search:upload')
        .description('Replaces the hosted search index by the records of this site')
        .option('--dry-run', 'show what would be sent, and send nothing')
        .action(
          command(async (options: {dryRun?: boolean}) => (await import('./upload-records')).uploadRecords(options)),
        );
    },
  };
}
