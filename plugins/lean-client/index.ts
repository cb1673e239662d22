import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {COMMON_STYLES, PageStylesPlugin} from './page-styles';

const here = (name: string) => join(__dirname, name);

/** What pages get about the version: server and browser render the same. */
const VERSION_DATA = {
  test: /plugin-content-docs[\\/]default[\\/]p[\\/]docs-\w+\.json$/,
  use: [here('version-data.cjs')],
};

const CLIENT_RULES = [
  {test: /\.docusaurus[\\/]docusaurus\.config\.mjs$/, use: [here('site-config.cjs')]},
  {test: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/, enforce: 'pre' as const, use: [here('infima.cjs')]},
  {test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: {alias: {tslib: here('import-default.cjs')}}},
];

/** Takes out of what every page loads the data and styles that no page reads. The sizes are in bench/README.md. */
export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {module: {rules: [VERSION_DATA]}};
      const isBuild = process.env.NODE_ENV === 'production';
      return {
        module: {rules: [VERSION_DATA, ...CLIENT_RULES]},
        ...(isBuild && {
          // Without the name: the list of names is in the script that every page loads.
          output: {chunkFilename: 'assets/js/[contenthash:8].js'},
          optimization: {splitChunks: {cacheGroups: {styles: {test: COMMON_STYLES}}}},
          plugins: [new PageStylesPlugin(generatedFilesDir)],
        }),
      };
    },
  };
}
