import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site';
import type {SearchRecord} from '../../src/search/record';
import {writeAssets} from './assets';
import {benchCommand} from './bench-command';
import {cachedPages} from '../pages/cached-pages';
import {sectionRecords} from './section-records';
import {uploadCommand} from './upload-command';

const NAME = 'search-index';

/**
 * Makes the records of the search from the pages themselves, not from what the bundler happens to process (its cache
 * skips unchanged pages). Writes them as hashed files, for the built site and for `npm start` alike.
 */
export default function searchIndex({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const publicFolder = join(generatedFilesDir, NAME, 'public');
  return {
    name: NAME,

    loadContent: async () => sectionRecords(cachedPages()),

    async contentLoaded({content, actions}) {
      const manifest = writeAssets(publicFolder, content as SearchRecord[], [site.slug]);
      await actions.createData('manifest.json', JSON.stringify(manifest));
    },

    // `npm start` serves the files from where they are made. (The type of the result leaves out the development server.)
    configureWebpack: () =>
      ({devServer: {static: [{directory: publicFolder, publicPath: baseUrl, watch: false}]}}) as object,

    async postBuild({outDir}) {
      if (existsSync(publicFolder)) cpSync(publicFolder, outDir, {recursive: true});
    },

    extendCli(cli) {
      uploadCommand(cli);
      benchCommand(cli);
    },
  };
}
