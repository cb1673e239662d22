import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Compiler, Stats, StatsChunkGroup} from 'webpack';

/** Style sheets of single pages, by their paths. Everything else is in the one sheet of the site. */
const OF_PAGES =
  '[\\\\/]src[\\\\/](?:components[\\\\/](?:home|landing|Ask|SampleCatalog|BadgeGenerator|NotFound)|search[\\\\/]page)[\\\\/]';

/** Modules that the one sheet takes: all but those of single pages, which stay with the scripts of their page. */
export const COMMON_STYLES = new RegExp(`^(?!.*${OF_PAGES})`);

/** In the folder of generated files: which files the browser loads for a chunk, which tests/site/weight.test.ts weighs. */
const CHUNK_FILES = 'chunk-files.json';

const filesOf = (groups: Record<string, StatsChunkGroup>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(groups).map(([name, {assets = []}]) => [name, assets.map((asset) => asset.name)]));

interface Manifest {
  origins: Record<string, string[]>;
  assets: Record<string, Record<string, {file: string; hash: string; publicPath: string}[]>>;
}

/** Which module is in which chunk, from the generated registry. */
function readRegistry(folder: string): Map<string, string> {
  const registry = readFileSync(join(folder, 'registry.js'), 'utf8');
  const entries = registry.matchAll(/^ {2}"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)"/gm);
  return new Map([...entries].map(([, chunk = '', module = '']) => [chunk, module]));
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
      const modules = readRegistry(this.generatedFiles);
      const {chunks = [], namedChunkGroups = {}} = stats.toJson({all: false, chunks: true, chunkGroups: true});
      writeFileSync(join(this.generatedFiles, CHUNK_FILES), JSON.stringify(filesOf(namedChunkGroups)));
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
