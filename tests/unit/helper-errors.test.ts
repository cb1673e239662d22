import {type ComponentType, type ReactNode, createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Framework, loadFramework} from '../support/framework';

type Provider = ComponentType<Record<string, unknown> & {children?: ReactNode}>;

interface DocsClient {
  useDocById: (id: string) => unknown;
  useLayoutDocsSidebar: (id: string) => unknown;
  useCurrentSidebarCategory: () => unknown;
  DocsVersionProvider: Provider;
  DocsSidebarProvider: Provider;
  DocsPreferredVersionContextProvider: Provider;
}

const VERSION = {
  name: 'current',
  label: 'Next',
  isLast: true,
  path: '/docs',
  mainDocId: 'intro',
  docs: [],
  draftIds: [],
  sidebars: {main: {}},
};
const GLOBAL_DATA = {
  'docusaurus-plugin-content-docs': {default: {path: '/docs', breadcrumbs: true, versions: [VERSION]}},
};
const THEME_CONFIG = {docs: {versionPersistence: 'localStorage'}, colorMode: {defaultMode: 'light'}};

let framework: Framework;
let docs: DocsClient;
let Site: Provider;
let Router: Provider;

/** Renders a component that calls a hook and nothing else, inside of providers. */
function call(hook: () => unknown, ...providers: [Provider, object?][]): void {
  const Caller = () => {
    hook();
    return null;
  };
  const tree = providers.reduceRight<ReactNode>(
    (children, [provider, props]) => createElement(provider, {...props}, children),
    createElement(Caller),
  );
  renderToString(createElement('div', null, tree));
}

const site = (): [Provider, object] => [
  Site,
  {
    value: {
      globalData: GLOBAL_DATA,
      siteConfig: {themeConfig: THEME_CONFIG},
      siteMetadata: {},
      i18n: {},
      codeTranslations: {},
    },
  },
];
const at = (location: string): [Provider, object] => [Router, {location}];

beforeAll(async () => {
  framework = await loadFramework();
  docs = await framework.load<DocsClient>('@docusaurus/plugin-content-docs/client');
  Site = (await framework.load<{Context: {Provider: Provider}}>('@docusaurus/core/lib/client/docusaurusContext.js'))
    .Context.Provider;
  Router = (await framework.load<{StaticRouter: Provider}>('react-router-dom')).StaticRouter;
});
afterAll(() => framework.close());

describe('site helpers say what is wrong:', () => {
  it('missing doc id', () => {
    const version: [Provider, object] = [docs.DocsVersionProvider, {version: {docs: {}}}];
    expect(() => call(() => docs.useDocById('ghost'), version)).toThrow('no version doc found by id=ghost');
  });

  it('missing sidebar id', () => {
    const preferred: [Provider] = [docs.DocsPreferredVersionContextProvider];
    expect(() => call(() => docs.useLayoutDocsSidebar('ghost'), site(), at('/docs'), preferred)).toThrow(
      /Can't find any sidebar with id "ghost"[\s\S]*- main/,
    );
  });

  it('sidebar not found for the current page', () => {
    const sidebar: [Provider, object] = [docs.DocsSidebarProvider, {name: undefined, items: undefined}];
    expect(() => call(docs.useCurrentSidebarCategory, at('/docs/ask'), sidebar)).toThrow('cant find current sidebar');
  });

  it('page not under a category', () => {
    const sidebar: [Provider, object] = [
      docs.DocsSidebarProvider,
      {name: 'main', items: [{type: 'link', label: 'Intro', href: '/docs/intro'}]},
    ];
    expect(() => call(docs.useCurrentSidebarCategory, site(), at('/docs/intro'), sidebar)).toThrow(
      '/docs/intro is not associated with a category',
    );
  });

  it('color mode outside its provider', async () => {
    const {useColorMode} = await framework.load<{useColorMode: () => unknown}>('@docusaurus/theme-common');
    expect(() => call(useColorMode)).toThrow(/useColorMode is called outside the <ColorModeProvider>/);
  });

  it('missing grammar', async () => {
    const {default: include} = await framework.load<{default: (prism: object) => void}>(
      '@docusaurus/theme-classic/lib/theme/prism-include-languages.js',
    );
    expect(() => include({})).toThrow(/Cannot find module 'prismjs\/components\/prism-no-such-language'/);
  });
});

describe('storage on the server', () => {
  it('throws at every use', async () => {
    const {createStorageSlot} = await framework.load<{createStorageSlot: (key: string) => Record<string, () => void>}>(
      '@docusaurus/theme-common',
    );
    const slot = createStorageSlot('theme');
    for (const name of ['get', 'set', 'del', 'listen']) {
      expect(() => slot[name]?.()).toThrow('Illegal storage API usage for storage key "theme"');
    }
  });
});

describe('head manager', () => {
  it('defers updates and encodes special characters', async () => {
    const {Helmet} = await framework.load<{Helmet: {defaultProps: object}}>('react-helmet-async');
    expect(Helmet.defaultProps).toMatchObject({defer: true, encodeSpecialCharacters: true});
  });
});
