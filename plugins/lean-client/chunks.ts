import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ChunkGraph, Module} from 'webpack';
import {chunkOf, readModules, shortNames} from './chunk-names.cjs';

/** Components of the other pages, which have the layout in common with docs pages. */
const PAGES = ['@site/src/pages/index.tsx', '@site/src/pages/docs.tsx', '@site/src/pages/search.tsx'];

/** Tabs, which a fifth of the pages have. */
const TABS = /[\\/](theme[\\/]Tab(s|Item)|tabsUtils)\b/;

interface Entry {
  /** As Docusaurus names its chunk. */
  name: string;
  module: string;
  /** Its chunk in the browser. */
  chunk: string;
}

/** Reads the generated registry of the folder. */
export function readRegistry(folder: string): Entry[] {
  const modules = readModules(readFileSync(join(folder, 'registry.js'), 'utf8'));
  const short = shortNames([...modules.keys()]);
  return [...modules].map(([name, module]) => ({name, module, chunk: chunkOf(module, short.get(name) ?? name)}));
}

const isInDocs = (module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({name}) => name === 'docs');

/** Which modules share a file: what docs pages and the other pages have in common is not there twice. */
export function cacheGroups(folder: string) {
  let pages: Set<string> | undefined;
  const hasLayout = ({name}: {name?: string | null | undefined}) => {
    pages ??= new Set(readRegistry(folder).flatMap(({module, chunk}) => (PAGES.includes(module) ? [chunk] : [])));
    return name === 'docs' || pages.has(name ?? '');
  };
  const group = {type: /^javascript/, enforce: true, reuseExistingChunk: false};
  return {
    tabs: {...group, name: 'tabs', test: TABS, chunks: 'async' as const, priority: 46},
    layout: {...group, name: 'layout', test: isInDocs, chunks: hasLayout, minChunks: 2, priority: 45},
  };
}
