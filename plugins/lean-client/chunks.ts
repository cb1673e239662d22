import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readModules, shortNames} from './chunk-names.cjs';

/** Components of routes that every docs page loads. */
const DOCS = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** Those, and components of the other pages, which have the layout in common with them. */
const LAYOUT = [...DOCS, '@site/src/pages/index.tsx', '@site/src/pages/docs.tsx', '@site/src/pages/search.tsx'];

/** Tabs, which a fifth of the pages have. */
const TABS = /[\\/](theme[\\/]Tab(s|Item)|tabsUtils)\b/;

interface Registry {
  /** Modules by the names of their chunks in the browser. */
  modules: Map<string, string>;
  /** Names in the browser, by the names that Docusaurus gives. */
  short: Map<string, string>;
}

/** Reads the generated registry of the folder. */
export function readRegistry(folder: string): Registry {
  const modules = readModules(readFileSync(join(folder, 'registry.js'), 'utf8'));
  const short = shortNames([...modules.keys()]);
  return {modules: new Map([...modules].map(([name, module]) => [short.get(name) ?? name, module])), short};
}

/**
 * Which modules share a file. What all docs pages load is one file instead of nine, and nothing of it is there twice; what
 * the other pages have in common with them is another.
 */
export function cacheGroups(folder: string) {
  let registry: Registry | undefined;
  const isOf = (modules: readonly string[]) => (chunk: {name?: string | null | undefined}) => {
    registry ??= readRegistry(folder);
    return modules.includes(registry.modules.get(chunk.name ?? '') ?? '');
  };
  const group = {type: /^javascript/, enforce: true, reuseExistingChunk: false};
  return {
    tabs: {...group, name: 'tabs', test: TABS, chunks: 'async' as const, priority: 46},
    layout: {...group, name: 'layout', chunks: isOf(LAYOUT), minChunks: 2, priority: 45},
    docs: {...group, name: 'docs', chunks: isOf(DOCS), priority: 44},
  };
}
