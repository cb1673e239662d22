import {type Chunk, Compilation, type Compiler} from 'webpack';
import {type Page, pagesOf} from './route-table.cjs';

/** How the runtime tells the file of a chunk, before anything is minified. */
const FILE_OF_CHUNK = /__webpack_require__\.u = [^]*?"assets\/js\/" \+ (\{.*?\})\[chunkId\]/;

/** How the table asks for the file of a page (route-table.cjs). */
const ASKED = /"file of (\w+)"/g;

/**
 * Takes what follows from the list of all pages out of what every page loads, for client/pages.ts: names of files go from
 * the runtime to the table, and the script of each page says which page it is, so that the first one needs no table.
 */
export class PageTablePlugin {
  constructor(private readonly generatedFiles: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageTablePlugin', (compilation) => {
      // Before the files are minified, and before they are named after what is in them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({name: 'PageTablePlugin', stage}, () => this.move(compilation));
    });
  }

  private move(compilation: Compilation): void {
    const chunks = new Map([...compilation.chunks].map((chunk) => [chunk.name, chunk]));
    const chunkOf = (name: string): Chunk => {
      const chunk = chunks.get(name);
      if (!chunk) throw new Error(`lean-client: no chunk has the name ${name}.`);
      return chunk;
    };
    const {RawSource} = compilation.compiler.webpack.sources;
    const edit = (name: string, change: (text: string) => string): void =>
      compilation.updateAsset(scriptOf(chunkOf(name)), (source) => new RawSource(change(source.source().toString())));

    const pages = pagesOf(this.generatedFiles);
    const files = new Map(pages.map(({chunk}) => [chunk, hashOf(scriptOf(chunkOf(chunk)))]));
    for (const page of pages) edit(page.chunk, (text) => text + announcement(compilation, chunkOf(page.chunk), page));
    edit('pages', (text) => text.replaceAll(ASKED, (_, chunk: string) => JSON.stringify(files.get(chunk))));
    edit('runtime~main', (text) => withoutPages(text, files));
  }
}

const scriptOf = (chunk: Chunk): string => [...chunk.files].find((file) => file.endsWith('.js')) ?? '';

const hashOf = (file: string): string => file.replace(/^assets\/js\/|\.js$/g, '');

/** What the script of a page tells of it, as an array that client/pages.ts reads. */
function announcement({chunkGraph}: Compilation, chunk: Chunk, {path, id, sidebar, module}: Page): string {
  const source = module.replace('@site', '');
  const own = [...chunkGraph.getChunkModulesIterable(chunk)].find((one) => one.nameForCondition()?.endsWith(source));
  const group = [...chunk.groupsIterable].find(({name}) => name === chunk.name);
  if (!own || !group) throw new Error(`lean-client: ${module} is not in the chunk ${chunk.name}.`);
  const ids = group.chunks.map(({id}) => id);
  const values = [path, id, sidebar ?? 0, chunk.name, ids, chunkGraph.getModuleId(own)];
  return `\n(globalThis.sitePages = globalThis.sitePages || []).push(${JSON.stringify(values)});`;
}

/** The runtime asks the table for files of pages, instead of naming all of them. */
function withoutPages(runtime: string, pages: ReadonlyMap<string, string>): string {
  const [found, names = ''] = FILE_OF_CHUNK.exec(runtime) ?? [];
  if (!found) throw new Error('lean-client: the runtime names its files in another form than that of Rspack 1.7.');
  const others = names.replaceAll(/"([^"]+)": "[^"]*",?/g, (entry, chunk: string) => (pages.has(chunk) ? '' : entry));
  const table = `(__webpack_require__.pageFiles[chunkId] || ${others}[chunkId])`;
  return runtime.replace(
    found,
    () => `__webpack_require__.pageFiles = {};\n${found.replace(`${names}[chunkId]`, () => table)}`,
  );
}
