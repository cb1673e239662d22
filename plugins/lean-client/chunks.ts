import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chunkOf, readModules, shortNames} from './chunk-names.cjs';

/** Components of the other pages, which have the layout in common with docs pages. */
const PAGES = ['@site/src/pages/index.tsx', '@site/src/pages/docs.tsx', '@site/src/pages/search.tsx'];

/** Tabs, which a fifth of the pages have. */
const TABS = /[\\/](theme[\\/]Tab(s|Item)|tabsUtils)\b/;

interface Registry {
  /** Modules by the names of their chunks in the browser. */
  modules: Map<string, string>;
  /** Chunks in the browser, by the names that Docusaurus gives. */
  chunks: Map<string, string>;
}

/** Reads the generated registry of the folder. */
export function readRegistry(folder: string): Registry {
  const modules = readModules(readFileSync(join(folder, 'registry.js'), 'utf8'));
  const short = shortNames([...modules.keys()]);
  const chunks = new Map([...modules].map(([name, module]) => [name, chunkOf(module, short.get(name) ?? name)]));
  return {modules: new Map([...modules].map(([name, module]) => [chunks.get(name) ?? name, module])), chunks};
}

/** Which modules share a file: what docs pages and the other pages have in common is not there twice. */
export function cacheGroups(folder: string) {
  let registry: Registry | undefined;
  const hasLayout = ({name}: {name?: string | null | undefined}) => {
    registry ??= readRegistry(folder);
    return name === 'docs' || PAGES.includes(registry.modules.get(name ?? '') ?? '');
  };
  const group = {type: /^javascript/, enforce: true, reuseExistingChunk: false};
  return {
    tabs: {...group, name: 'tabs', test: TABS, chunks: 'async' as const, priority: 46},
    layout: {...group, name: 'layout', chunks: hasLayout, minChunks: 2, priority: 45},
  };
}
