import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {
  COLOR_MODE,
  DOCS_VERSION,
  FASTER,
  HEAD_TAGS,
  PRISM,
  SIDEBAR,
  TABLE_OF_CONTENTS,
  originTrial,
} from './config/constants';
import {footerColumns} from './config/footer';
import {navbarItems} from './config/navbar';
import {searchFields} from './config/search';
import {readServices} from './config/services';
import {site} from './config/site';
import bundling from './plugins/bundling';
import commands from './plugins/commands';
import hosting from './plugins/hosting';
import redirects from './plugins/hosting/redirects';
import startScript, {PAGE} from './plugins/hosting/start-script';
import outputs from './plugins/outputs';
import {parseFrontMatter} from './plugins/pages/front-matter';
import {withPlainEnds} from './plugins/pages/front-matter-yaml';
import {lastUpdated} from './plugins/pages/last-updated';
import {pageFiles} from './plugins/pages/page';
import preview from './plugins/preview';
import {rehypePlugins} from './plugins/rehype';
import {bundlerRemarkPlugins} from './plugins/remark';

const services = readServices();

/** Without the whole history of the repository no page has a date, rather than a wrong one. */
const hasDates = lastUpdated().size > 0;

/** A thread that renders pages first loads Docusaurus once more, which takes as long as a hundred pages. */
const hasManyPages = pageFiles().length > 250;

const config: Config = {
  title: `${site.name} docs`,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  baseUrlIssueBanner: false,
  // The specification says that a broken link only warns. The content and site tests fail on every one.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true},
    experimental_faster: {...FASTER, ssgWorkerThreads: hasManyPages},
  },
  headTags: [...HEAD_TAGS, ...(services.webMcp ? [originTrial(services.webMcp.token)] : [])],
  ssrTemplate: PAGE,
  customFields: {
    product: {
      name: site.name,
      slug: site.slug,
      cliVersion: site.cliVersion,
    },
    search: searchFields(services),
    analytics: services.analytics,
  },
  clientModules: [
    './src/resilience/chunk-failures.ts',
    './src/resilience/missing-page.ts',
    './src/resilience/storage-stand-in.ts',
    './src/resilience/style-failures.ts',
    './src/agents/web-tools.ts',
    './src/analytics/page-views.ts',
    './src/navigation/open-for-print.ts',
    './src/navigation/place-after-back.ts',
    './src/navigation/prefetch-later.ts',
    './src/navigation/sidebar-position.ts',
  ],
  markdown: {
    parseFrontMatter,
    preprocessor: ({fileContent}) => withPlainEnds(fileContent),
    hooks: {onBrokenMarkdownLinks: 'warn'},
  },

  presets: [
    [
      'classic',
      {
        blog: false,
        // The preview would write all content once more with each edit, and compile twice when that comes late.
        debug: false,
        docs: {
          include: ['**/*.mdx'],
          sidebarPath: './sidebars.ts',
          breadcrumbs: true,
          editUrl: site.editUrl,
          showLastUpdateTime: hasDates,
          lastVersion: DOCS_VERSION.name,
          versions: {[DOCS_VERSION.name]: {label: DOCS_VERSION.label}},
          beforeDefaultRemarkPlugins: bundlerRemarkPlugins,
          rehypePlugins,
        },
        pages: {include: ['*.{mdx,tsx}'], beforeDefaultRemarkPlugins: bundlerRemarkPlugins, rehypePlugins},
        theme: {customCss: ['./src/css/index.css']},
        sitemap: {ignorePatterns: ['/search', '/404.html'], lastmod: hasDates ? 'date' : null},
      } satisfies Preset.Options,
    ],
  ],

  plugins: [bundling, preview, outputs, redirects, startScript, hosting, commands],

  themeConfig: {
    image: 'img/card.png',
    // Without it, reader views take a heading with "author" in its address for the name.
    metadata: [{name: 'author', content: site.name}],
    colorMode: COLOR_MODE,
    tableOfContents: TABLE_OF_CONTENTS,
    docs: {sidebar: SIDEBAR},
    navbar: {title: site.name, logo: {src: 'img/mark.svg', alt: '', width: 24, height: 24}, items: navbarItems},
    footer: {links: footerColumns, copyright: `Describes CLI ${site.cliVersion}`},
    prism: PRISM,
    ...(services.announcement && {
      announcementBar: {id: services.announcement.id, content: services.announcement.text, isCloseable: true},
    }),
  } satisfies Preset.ThemeConfig,
};

export default config;
