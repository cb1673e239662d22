import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {HashedFiles} from '../generated-files/hashed-files';
import {ASSETS} from './assets';
import {benchCommand} from './bench-command';
import {uploadCommand} from './upload-command';

const NAME = 'search-index';

/**
 * Makes the records of the search from the pages themselves, not from what the bundler happens to process (its cache
 * skips unchanged pages).
 */
export default function searchIndex({generatedFilesDir}: LoadContext): Plugin {
  const files = new HashedFiles(join(generatedFilesDir, NAME, 'public'), ASSETS);
  return {
    name: NAME,
    ...files.hooks,

    async contentLoaded({actions}) {
      await actions.createData('manifest.json', JSON.stringify(await files.write()));
    },

    extendCli(cli) {
      uploadCommand(cli);
      benchCommand(cli);
    },
  };
}
