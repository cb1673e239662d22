import type {Plugin} from '@docusaurus/types';
import {benchCommand} from './bench-command';
import {searchFiles} from './search-files';
import {uploadCommand} from './upload-command';

const NAME = 'search-index';

/**
 * Makes the records of the search from the pages themselves, not from what the bundler happens to process (its cache
 * skips unchanged pages).
 */
export default function searchIndex(): Plugin {
  return {
    name: NAME,

    async contentLoaded({actions}) {
      const {records, styles} = searchFiles();
      await actions.createData('manifest.json', JSON.stringify({records: records.path, styles: styles.path}));
    },

    extendCli(cli) {
      uploadCommand(cli);
      benchCommand(cli);
    },
  };
}
