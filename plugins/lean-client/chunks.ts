import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ChunkGraph, Module} from 'webpack';
import {chunkOf, readModules, shortNames, sidebarChunk} from './chunk-names.cjs';

/** Components of the other pages, which have the layout in common with docs pages. */
const PAGES = ['@site/src/pages/index.tsx', '@site/src/pages/docs.tsx', '@site/src/pages/search.tsx'];

/** What half of the docs pages have: tabs, steps, and terms of the glossary. */
const PARTS = /[\\/](theme[\\/]Tab(s|Item)|tabsUtils|css[\\/]docs[\\/]tabs|components[\\/](Steps|Support|Term))\b/;

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

interface ChunkName {
  name?: string | null | undefined;
}

/** Which modules share a file: what docs pages have in common with other pages, and with each other, is not there twice. */
export function cacheGroups(folder: string) {
  let modules: Map<string, string> | undefined;
  /** Whether the module that a chunk is named after is one of these. The registry is not written before the bundler runs. */
  const isChunkOf =
    (isMeant: (module: string) => boolean) =>
    ({name}: ChunkName): boolean => {
      modules ??= new Map(readRegistry(folder).map(({chunk, module}) => [chunk, module]));
      return isMeant(modules.get(name ?? '') ?? '');
    };
  const isDocs = ({name}: ChunkName) => name === 'docs';
  const isPage = isChunkOf((module) => PAGES.includes(module));
  const isContent = isChunkOf((module) => module.endsWith('.mdx'));
  /** The content of a page, or its sidebar. */
  const isOfPage = ({name}: ChunkName) => isContent({name}) || (name ?? '').startsWith(sidebarChunk(''));
  const isInDocsAnd =
    (isOther: (chunk: ChunkName) => boolean) =>
    (module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}): boolean => {
      const chunks = [...chunkGraph.getModuleChunksIterable(module)];
      return chunks.some(isDocs) && chunks.some(isOther);
    };

  const group = {type: /^javascript/, enforce: true, reuseExistingChunk: false, chunks: 'async' as const};
  return {
    parts: {...group, name: 'parts', test: PARTS, priority: 46},
    partStyles: {...group, type: 'css/mini-extract', name: 'parts', test: PARTS, priority: 46},
    layout: {...group, name: 'layout', test: isInDocsAnd(isPage), priority: 45},
    docs: {
      ...group,
      name: 'docs',
      test: isInDocsAnd(isOfPage),
      chunks: (chunk: ChunkName) => isDocs(chunk) || isOfPage(chunk),
      priority: 44,
    },
    // No second file for packages: every docs page would load both, and one is smaller than two.
    defaultVendors: false as const,
  };
}
