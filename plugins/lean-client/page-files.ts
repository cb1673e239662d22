import {readFileSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {Compiler, Stats, StatsChunkGroup} from 'webpack';
import {readRegistry} from './chunks';
import {sidebarsOfPages} from './route-table.cjs';

/** Style sheets of documentation pages. */
const OF_DOCS = [
  'css/docs/',
  'components/(Anchor|PageActions|PageFeedback|Steps|Support|Term|Zoom)/',
  'theme/BackToTopButton/',
];

/** Style sheets of single pages, by their folders. */
const OF_PAGES = [
  'components/(home|landing|Rail|Ask|SampleCatalog|BadgeGenerator|NotFound)/',
  'css/forms\\.',
  'search/page/',
];

/** Style sheets of what is shown when somebody asks for it. */
const ASKED_FOR = ['components/Dialog/', 'components/Shortcuts/shortcuts-dialog\\.'];

const OTHERS = [...OF_DOCS, ...OF_PAGES, ...ASKED_FOR].map((path) => `src/${path}`.replaceAll('/', '[\\\\/]'));

/** Modules that the one sheet of the site takes. The others stay with the scripts that need them. */
export const COMMON_STYLES = new RegExp(`^(?!.*[\\\\/](${OTHERS.join('|')}))`);

/** The page of what does not exist: a route without generated files. */
const NOT_FOUND = {module: '@theme/NotFound', chunk: 'not-found'};

interface Manifest {
  entrypoints: string[];
  /** What a module needs, as keys of the assets. Docusaurus tells these apart, not the files. */
  origins: Record<string, string[]>;
  assets: Record<string, Record<string, {file: string; hash: string; publicPath: string}[]>>;
}

/**
 * Names the style sheets and scripts of a page in its HTML, so that it is never shown without its style sheets, and its
 * scripts are requested at once. Docusaurus puts there what the manifest knows of the modules that it rendered; with Rspack the manifest
 * knows chunks by number only.
 */
export class PageFilesPlugin {
  constructor(private readonly generatedFiles: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('PageFilesPlugin', (stats: Stats) => {
      const path = join(this.generatedFiles, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      const sidebars = sidebarsOfPages(this.generatedFiles);
      const {namedChunkGroups} = stats.toJson({all: false, chunkGroups: true});
      const groups = new Map<string, StatsChunkGroup>(Object.entries(namedChunkGroups ?? {}));
      const keys = manifest.entrypoints.flatMap((name) => manifest.origins[name] ?? []);
      const everywhere = new Set(
        keys.flatMap((key) => Object.values(manifest.assets[key] ?? {}).flat()).map(({file}) => file),
      );
      for (const {module, chunk} of [...readRegistry(this.generatedFiles), NOT_FOUND]) {
        const own = [chunk, sidebars.get(module) ?? ''].flatMap((name) => groups.get(name)?.assets ?? []);
        const files = own.map(({name}) => name).filter((file) => !everywhere.has(file));
        for (const file of files)
          manifest.assets[file] = {[extname(file).slice(1)]: [{file, hash: '', publicPath: `/${file}`}]};
        manifest.origins[module] = files;
      }
      writeFileSync(path, JSON.stringify(manifest));
    });
  }
}
