import {dirname, join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {dataSources} from './data-sources';
import {fallbackFonts} from './fallback-fonts';
import {cascadeLayers} from './layers';
import {pageScripts} from './page-scripts';
import {leaveOutDanglingLinks} from './static-links';
import {hashOfInputs} from '../pages/cache';

/** `include` is needed in a rule: Docusaurus reads it from every rule for MDX. */
const PAGES = {test: /\.mdx$/, include: [resolve('docs')]};

const folderOf = (name: string): string => dirname(require.resolve(name));

/** The look of the site is its own (src/css): the sheets of Infima and of the theme stay out. */
const LEFT_OUT_SHEETS = {
  test: /\.css$/,
  include: [
    require.resolve('infima/dist/css/default/default.css'),
    folderOf('@docusaurus/theme-classic'),
    folderOf('@docusaurus/theme-common'),
  ],
};

/** What theme-classic has every page load, so that code can be colored in the browser. */
const GRAMMARS = join(folderOf('@docusaurus/theme-classic'), 'prism-include-languages.js');

/** Says itself why. */
const NAMED_CHARACTERS = resolve('src/lib/markdown/named-character.ts');

/** Says itself why. Others, such as the client of the analytics, need the package. */
const HELPERS = {
  include: [folderOf('@docusaurus/utils-common')],
  resolve: {alias: {tslib$: resolve('src/lib/tslib.ts')}},
};

/** Source of the head manager: what it publishes is minified, so only this can be patched (patches/README.md). */
const HEADS = join(folderOf('react-helmet-async/package.json'), 'src/index.js');

/** What Docusaurus has every docs page load about all the others: `version` of the docs plugin. */
const docsList = (generated: string) => ({
  test: /[\\/]p[\\/]docs-\w+\.json$/,
  include: [join(generated, 'docusaurus-plugin-content-docs')],
});

/** What Docusaurus has every page load about the site. */
const siteConfigFiles = (generated: string) => ({
  include: ['docusaurus.config.mjs', 'site-metadata.json'].map((name) => join(generated, name)),
});

/** Components of the theme that every docs page is in, each with a file of its own, by the names that Docusaurus gives these. */
const DOCS_ROUTES = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((name) => simpleHash(`@theme/${name}`, 8)),
);

/** Code and data. Style sheets stay in the one of Docusaurus. */
const SCRIPT = /^(javascript|json)/;

/** What some pages show and an ordinary one doesn't: the marks of releases, which two of three have, aren't among it. */
const PARTS =
  /[\\/](theme[\\/]Tab(s|Item)[\\/]|utils[\\/]tabsUtils\.|src[\\/]components[\\/](Block|Button|Command|Engine|EngineChoice|Glyph|ProviderChoice|Spans|Steps|Support|Term)[\\/])/;

const SHARED = {type: SCRIPT, chunks: 'async' as const, minChunks: 3, enforce: true};

/** Scripts that pages share, by what they're for: fewer files, and no code twice. */
const CACHE_GROUPS = {
  parts: {...SHARED, name: 'parts', test: PARTS, priority: 50},
  theme: {
    ...SHARED,
    name: 'theme',
    test: /[\\/](@docusaurus[\\/](theme-|plugin-content-docs|core)|src[\\/](theme|components)[\\/])/,
    priority: 45,
  },
  docs: {
    name: 'docs',
    type: SCRIPT,
    chunks: ({name}: {name?: string}) => DOCS_ROUTES.has(name ?? ''),
    minChunks: 1,
    enforce: true,
    priority: 40,
  },
};

/**
 * What a page starts with: the bundle, what pages share, and the routes, which Docusaurus names after a hash. Most of their
 * functions are called at once. Chrome then compiles all of them beside the main thread, while they load, and not one by one
 * on it: 100 of 530 ms of a page on a slow phone (v8.dev/blog/explicit-compile-hints).
 */
const STARTS = /\/(?:(?:runtime~)?main|theme|docs|parts|[\da-f]{8})\.[\da-f]+\.js$/;
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

interface FontRule {
  test?: unknown;
  use?: {options?: {limit?: number}}[];
}

/** Docusaurus writes what has less than 10 kB into all that names it: a font would be in the styles, a script and each page. */
function keepFontsApart(rules: readonly FontRule[]): void {
  for (const {test, use = []} of rules)
    if (test instanceof RegExp && test.test('.woff2')) for (const {options} of use) if (options) options.limit = 0;
}

/** Bundler settings: which style sheets and grammars stay out of the pages, and what its cache depends on. */
export default async function bundling({siteConfig, generatedFilesDir}: LoadContext): Promise<Plugin> {
  const fallbacks = resolve(await fallbackFonts());
  return {
    name: 'bundling',
    getClientModules: () => [
      fallbacks,
      ...(siteConfig.themeConfig['announcementBar'] ? [resolve('src/css/announcement.css')] : []),
    ],
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: [...plugins, 'postcss-hover-media-feature', cascadeLayers],
      // There's none, and looking for one next to every style sheet takes seconds.
      config: false,
    }),
    configureWebpack(config, isServer, {currentBundler, getJSLoader}) {
      const {BannerPlugin, Compilation} = currentBundler.instance;
      // Docusaurus types the options as webpack's; Rspack keeps its cache under experiments.
      const experiments = config.experiments as {cache?: {version?: string}; lazyBarrel?: boolean} | undefined;
      // Docusaurus 3.9 switches on what Rspack 1.7 does anyway, and Rspack warns about it in every build.
      delete experiments?.lazyBarrel;
      leaveOutDanglingLinks(config.plugins ?? []);
      keepFontsApart((config.module?.rules ?? []) as FontRule[]);
      return {
        ...(isServer || process.env.NODE_ENV !== 'production'
          ? {}
          : {
              optimization: {splitChunks: {cacheGroups: CACHE_GROUPS}},
              plugins: [
                pageScripts(generatedFilesDir),
                new BannerPlugin({
                  banner: COMPILE_ALL,
                  raw: true,
                  test: STARTS,
                  // The minimizer removes comments.
                  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
                }),
              ],
            }),
        resolve: {
          alias: {
            // The code on the pages is colored when they're built (plugins/rehype/highlight).
            [GRAMMARS]: false,
            ...(!isServer && {'decode-named-character-reference$': NAMED_CHARACTERS, 'react-helmet-async$': HEADS}),
          },
        },
        module: {
          rules: [
            {
              ...PAGES,
              enforce: 'pre',
              use: [{loader: require.resolve('./data-dependencies.cjs'), options: {sources: dataSources}}],
            },
            ...(isServer ? [] : [HELPERS, {include: [dirname(HEADS)], use: [getJSLoader({isServer})]}]),
            {...docsList(generatedFilesDir), use: [require.resolve('./docs-list.cjs')]},
            {...siteConfigFiles(generatedFilesDir), use: [require.resolve('./site-config.cjs')]},
            {...LEFT_OUT_SHEETS, enforce: 'pre', use: [require.resolve('./empty-sheet.cjs')]},
          ],
        },
        ...(experiments?.cache && {
          experiments: {cache: {...experiments.cache, version: `${experiments.cache.version}-${hashOfInputs()}`}},
        }),
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
