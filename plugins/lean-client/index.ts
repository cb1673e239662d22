import {join, resolve} from 'node:path';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChunkAssetPlugin, removeChunkAssetPlugin} from './chunk-asset';
import {cacheGroups} from './chunks';
import constantTokens from './constant-tokens.cjs';
import {COMMON_STYLES, PageFilesPlugin} from './page-files';
import {PageTablePlugin} from './page-table';
import {
  APP,
  CLASS_NAMES,
  ENTRY,
  HINT,
  HYDRATED,
  KEYBOARD,
  NOT_FOUND,
  PREFETCH,
  REACT_DOM,
  ROUTER,
  ROUTES,
  SORTING,
} from './replacements';

const here = (name: string) => join(__dirname, name);

/** What pages get about the version. */
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

/** The look is ours (src/css): Infima and the theme have none. */
const THEIR_STYLES = {
  test: /(infima|@docusaurus[\\/]theme-(classic|common))[\\/].*\.css$/,
  enforce: 'pre' as const,
  use: [here('no-styles.cjs')],
};

const LOADED_LATER = {test: /[\\/]src[\\/].*\.tsx?$/, enforce: 'pre' as const, use: [here('chunk-of-file.cjs')]};

/** `include` is needed: Docusaurus reads it from every rule for MDX. */
const PAGES = {test: /\.mdx$/, include: [resolve('docs')], enforce: 'post' as const, use: [here('local-jsx.cjs')]};

const BUILD_RULES = [
  VERSION_DATA,
  {test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: {alias: {tslib: here('import-default.cjs')}}},
  ENTRY,
  APP,
  NOT_FOUND,
  LOADED_LATER,
  HYDRATED,
  ...PREFETCH,
  ...ROUTES,
  REACT_DOM,
  SORTING,
  CLASS_NAMES,
  HINT,
  {test: /theme-classic[\\/]lib[\\/]nprogress\.js$/, resolve: {alias: {nprogress$: here('progress.cjs')}}},
  {
    test: /[\\/]react-router(-dom)?[\\/]esm[\\/]/,
    resolve: {alias: {history$: here('client/history.mjs'), 'path-to-regexp$': here('client/path-pattern.ts')}},
  },
  {
    test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/,
    resolve: {alias: {'react-helmet-async$': here('client/head.ts')}},
  },
  // They only define functions, without their packages saying so: what nobody calls is left out.
  {test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false},
];

/** Texts of the theme and of our components in its place, as long as the site has one language. */
const TEXTS = {
  test: /([\\/]theme-(classic|common)[\\/]lib|[\\/]src[\\/]theme)[\\/].*\.(js|tsx)$/,
  enforce: 'pre' as const,
  use: [here('translations.cjs')],
};

/** Components that the configuration switches off. They come with all that they need. */
function switchedOff({baseUrlIssueBanner, themeConfig}: LoadContext['siteConfig']) {
  const {announcementBar} = themeConfig as Partial<UserThemeConfig>;
  const rule = (path: string, loader: string) => ({
    test: new RegExp(`@docusaurus/${path}\\.js$`.replaceAll('/', '[\\\\/]')),
    use: [here(loader)],
  });
  return [
    ...(baseUrlIssueBanner ? [] : [rule('core/lib/client/BaseUrlIssueBanner/index', 'nothing.cjs')]),
    ...(announcementBar
      ? []
      : [
          rule('theme-classic/lib/theme/AnnouncementBar/index', 'nothing.cjs'),
          rule('theme-common/lib/contexts/announcementBar', 'no-announcement.cjs'),
        ]),
  ];
}

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

const isPresetEnv = (plugin: unknown) => Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

/** Takes out of what every page loads the data and styles that no page reads. The sizes are in bench/README.md. */
export default function leanClient({codeTranslations, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'lean-client',
    getClientModules: () => (siteConfig.themeConfig['announcementBar'] ? [resolve('src/css/announcement.css')] : []),
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // What it rewrites for older browsers, the minifier rewrites as well, for those of package.json.
      plugins: [
        ...plugins.filter((one) => !isPresetEnv(one)),
        'postcss-hover-media-feature',
        ...(process.env.NODE_ENV === 'production' ? [constantTokens()] : []),
      ],
      // There is none; to look for one beside every style sheet and above it takes seconds.
      config: false,
    }),
    configureWebpack: (config, isServer) => {
      const isBuild = process.env.NODE_ENV === 'production';
      const common = [FONTS, KEYBOARD, THEIR_STYLES, ...(isBuild ? [ROUTER] : [])];
      if (isServer) return {module: {rules: common}};
      // Cutting fonts takes a second.
      if (!isBuild) return {module: {rules: [KEYBOARD, THEIR_STYLES]}};
      removeChunkAssetPlugin(config);
      return {
        module: {
          rules: [
            ...common,
            PAGES,
            ...BUILD_RULES,
            ...switchedOff(siteConfig),
            ...(Object.keys(codeTranslations).length ? [] : [TEXTS]),
            ...generatedRules(generatedFilesDir),
          ],
        },
        // Without the name: the list of names is in the script that every page loads.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {
          // A second list, from names to numbers, is then empty.
          chunkIds: 'named',
          splitChunks: {cacheGroups: {...cacheGroups(generatedFilesDir), styles: {test: COMMON_STYLES}}},
        },
        plugins: [
          new ChunkAssetPlugin(),
          new PageTablePlugin(generatedFilesDir),
          new PageFilesPlugin(generatedFilesDir),
        ],
      };
    },
  };
}
