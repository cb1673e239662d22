import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheGroups} from './chunks';
import {COMMON_STYLES, PageStylesPlugin} from './page-styles';

const here = (name: string) => join(__dirname, name);

/** What pages get about the version: server and browser render the same. */
const VERSION_DATA = {
  test: /plugin-content-docs[\\/]default[\\/]p[\\/]docs-\w+\.json$/,
  type: 'javascript/auto',
  use: [here('version-data.cjs')],
};

/** Server and browser name the same file. */
const FONTS = {
  test: /@fontsource-variable[\\/].*\.woff2$/,
  enforce: 'pre' as const,
  use: [here('font.cjs')],
};

const COMMON_RULES = [VERSION_DATA, FONTS];

const CLIENT_RULES = [
  {test: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/, enforce: 'pre' as const, use: [here('infima.cjs')]},
  {test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: {alias: {tslib: here('import-default.cjs')}}},
];

const BUILD_RULES = [
  {test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, use: [here('client-entry.cjs')]},
  {test: /theme-classic[\\/]lib[\\/]nprogress\.js$/, resolve: {alias: {nprogress$: here('progress.cjs')}}},
  // They only define functions, without their packages saying so: what nobody calls is left out.
  {test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false},
];

/** Rules for files that Docusaurus generates into the folder. */
function generatedRules(folder: string) {
  const rule = (loader: string, ...names: string[]) => ({
    include: names.map((name) => join(folder, name)),
    use: [here(loader)],
  });
  return [
    rule('site-config.cjs', 'docusaurus.config.mjs'),
    rule('site-metadata.cjs', 'site-metadata.json'),
    rule('route-table.cjs', 'routes.js', 'registry.js', 'routesChunkNames.json'),
    {...rule('global-data.cjs', 'globalData.json'), type: 'javascript/auto'},
  ];
}

/** Takes out of what every page loads the data and styles that no page reads. The sizes are in bench/README.md. */
export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {module: {rules: COMMON_RULES}};
      if (process.env.NODE_ENV !== 'production') return {module: {rules: [...COMMON_RULES, ...CLIENT_RULES]}};
      return {
        module: {rules: [...COMMON_RULES, ...CLIENT_RULES, ...BUILD_RULES, ...generatedRules(generatedFilesDir)]},
        // Without the name: the list of names is in the script that every page loads.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {
          // A second list, from names to numbers, is then empty.
          chunkIds: 'named',
          splitChunks: {cacheGroups: {...cacheGroups(generatedFilesDir), styles: {test: COMMON_STYLES}}},
        },
        plugins: [new PageStylesPlugin(generatedFilesDir)],
      };
    },
  };
}
