/** Constants that the specification fixes, each in one named place. */
import {site} from './site';

/** Levels of headings in the table of contents. */
export const TABLE_OF_CONTENTS = {minHeadingLevel: 2, maxHeadingLevel: 3} as const;

/** Color mode: light by default, with a switch for the reader. The system's preference is ignored. */
export const COLOR_MODE = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const;

/** Sidebar: always shown on desktop, categories stay as the reader left them. */
export const SIDEBAR = {hideable: false, autoCollapseCategories: false} as const;

/** The one version of the documentation. */
export const DOCS_VERSION = {name: 'current', label: 'Next'} as const;

/**
 * Code: colors come from classes (src/css/code/), so the themes are empty. The languages are in addition to those
 * that prism-react-renderer includes; `shell` and `output` are our own (src/lib/code/grammars.ts). Fences are colored
 * at build time (plugins/rehype/highlight).
 */
export const PRISM = {
  theme: {plain: {}, styles: []},
  darkTheme: {plain: {}, styles: []},
  additionalLanguages: [
    'docker',
    'toml',
    'ini',
    'powershell',
    'hcl',
    'csharp',
    'ruby',
    'markup-templating',
    'php',
    'properties',
    'java',
    'sql',
  ],
};

/** Icons, on every page. The SVG icon is `favicon` in docusaurus.config.ts. */
export const HEAD_TAGS = [
  // With a size, so that browsers that draw SVG prefer that.
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {
    tagName: 'link',
    attributes: {rel: 'ai-catalog', type: 'application/ai-catalog+json', href: '/.well-known/ai-catalog.json'},
  },
  {
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: `${site.name} CLI releases`,
      href: `${site.links.cliRepo}/releases.atom`,
    },
  },
];

/** Switches on an API of an origin trial, such as WebMCP, for readers with that browser. */
export const originTrial = (token: string) => ({
  tagName: 'meta',
  attributes: {'http-equiv': 'origin-trial', content: token},
});

/** The Rust tool chain, but for its HTML minifier: HTML isn't minified (tools/docusaurus.ts). */
export const FASTER = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: true,
} as const;
