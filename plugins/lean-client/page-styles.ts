import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Compiler, Stats, StatsChunkGroup} from 'webpack';
import {readRegistry} from './chunks';

/** Style sheets of single pages, by their paths. Everything else is in the one sheet of the site. */
const OF_PAGES =
  '[\\\\/]src[\\\\/](?:components[\\\\/](?:home|landing|Ask|SampleCatalog|BadgeGenerator|NotFound)|search[\\\\/]page)[\\\\/]';

/** Modules that the one sheet takes: all but those of single pages, which stay with the scripts of their page. */
export const COMMON_STYLES = new RegExp(`^(?!.*${OF_PAGES})`);

/** In the folder of generated files: which files the browser loads for a chunk, which tests/site/weight.test.ts weighs. */
const CHUNK_FILES = 'chunk-files.json';

/** Files of each chunk, by the name that Docusaurus gives it in the table of routes, and of sidebars by theirs. */
function filesByName(groups: Record<string, StatsChunkGroup>, chunks: Map<string, string>): Record<string, string[]> {
  const filesOf = ({assets = []}: StatsChunkGroup) => assets.map((asset) => asset.name);
  const files = Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, filesOf(group)]));
  return {...files, ...Object.fromEntries([...chunks].map(([name, chunk]) => [name, files[chunk] ?? []]))};
}

interface Manifest {
  origins: Record<string, string[]>;
  assets: Record<string, Record<string, {file: string; hash: string; publicPath: string}[]>>;
}

/**
 * Names the style sheets of a page in its HTML, so that it is never shown without them. Docusaurus puts there what the
 * manifest knows of the modules that it rendered; with Rspack the manifest knows chunks by number only.
 */
export class PageStylesPlugin {
  constructor(private readonly generatedFiles: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('PageStylesPlugin', (stats: Stats) => {
      const path = join(this.generatedFiles, 'client-manifest.json');
      const {modules, chunks: chunkNames} = readRegistry(this.generatedFiles);
      const {chunks = [], namedChunkGroups = {}} = stats.toJson({all: false, chunks: true, chunkGroups: true});
      writeFileSync(join(this.generatedFiles, CHUNK_FILES), JSON.stringify(filesByName(namedChunkGroups, chunkNames)));
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      for (const {names = [], files = []} of chunks) {
        const module = names.map((name) => modules.get(name)).find(Boolean);
        const sheets = files.filter((file) => file.endsWith('.css'));
        if (!module || !sheets.length) continue;
        manifest.origins[module] = [`styles of ${module}`];
        manifest.assets[`styles of ${module}`] = {
          css: sheets.map((file) => ({file, hash: '', publicPath: `/${file}`})),
        };
      }
      writeFileSync(path, JSON.stringify(manifest));
    });
  }
}
