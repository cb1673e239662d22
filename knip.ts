// Dead code: `npm run check:unused`. Entry points are what Docusaurus, the runners and the bundler find on their own.
import type {KnipConfig} from 'knip';
import {isImported, registry} from './src/components/registry';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        'plugins/*/index.ts',
        'plugins/**/*.cjs',
        // Started by package.json, CI, deploy/Dockerfile and people.
        'tools/*.{ts,mjs}',
        'src/pages/**/*.tsx',
        // Client modules, which docusaurus.config.ts names.
        'src/resilience/*.ts',
        'src/analytics/page-views.ts',
        'src/agents/web-tools.ts',
        // Imported into the pages that use them.
        ...Object.values(registry)
          .filter(isImported)
          .map(({from}) => from)
          .filter((from) => from.startsWith('@site/'))
          .map((from) => `${from.slice('@site/'.length)}.tsx`),
        'src/navigation/*.ts',
        // Take the places of packages: plugins/bundling.
        'src/lib/markdown/named-character.ts',
        'src/lib/tslib.ts',
        // Swizzled components replace those of the theme by their path.
        'src/theme/**/*.{ts,tsx}',
        '{tests,examples/runner}/**/*.{test,spec,setup}.ts',
        // A configuration of Docusaurus, and the pages that it adds.
        'tests/fixtures/misuse/*',
      ],
      // Not the projects in examples/: each is a project with dependencies and entry points of its own.
      project: [
        'config/**',
        'examples/{runner/**/,}*.ts',
        'plugins/**/*.{ts,cjs,mjs}',
        'src/**/*.{ts,tsx}',
        'bench/*.mjs',
        'tests/**/*.{ts,tsx}',
        'tools/**/*.{ts,mjs}',
        '*.ts',
      ],
    },
    'packages/*': {entry: ['tests/**/*.test.ts'], project: ['{src,data,tests}/**/*.ts']},
    'packages/compose-check': {
      // What plugins/hosting/pack.ts bundles.
      entry: ['cli/entry.ts', 'tests/**/*.test.ts'],
      project: ['{src,data,cli,tests}/**/*.ts'],
    },
  },
  // Its own knowledge of Docusaurus runs the configuration without a site, which our plugins refuse.
  docusaurus: false,
  // A schema and its type, or a function and its options, may be exported together for the reader's sake.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // tools/fonts.ts and plugins/bundling/fallback-fonts.ts make up their names.
    '@fontsource-variable/.*',
    '@fontsource/.*',
    'dejavu-fonts-ttf',
    // Docusaurus resolves these names itself.
    '@docusaurus/.*',
    '@theme/.*',
    '@theme-original/.*',
    '@generated/.*',
    // Types only; they come with Docusaurus and the unified packages, which must provide the versions they use.
    'prismjs',
    'estree',
    'hast',
    'mdast-util-mdxjs-esm',
    // plugins/bundling leaves its sheet out.
    'infima',
    // The router of Docusaurus, whose cache a test fills.
    'react-router',
    'unist',
    'vfile',
  ],
  // The site's own web server, what runs the Nu checker where it's there, what makes an example the first process, what builds
  // the tool for tools/oracle.ts, and what drives WebKit on a display that nobody sees.
  ignoreBinaries: ['nginx', 'java', 'unshare', 'go', 'WebKitWebDriver', 'Xvfb'],
};

export default config;
