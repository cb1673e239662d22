import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {BUILD, type BuiltPage} from './built-site';

/** What Docusaurus and plugins/lean-client write about the last build. */
const generated = (name: string) =>
  JSON.parse(readFileSync(join('.docusaurus', name), 'utf8')) as Record<string, unknown>;

/** Names of chunks anywhere in an entry of the table of routes. */
function namesIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return Object.values((entry ?? {}) as Record<string, unknown>).flatMap(namesIn);
}

/** Chunks of a route and, for documentation, of the three that wrap it. Keys of the table end in a hash. */
export function chunkNames(route: string, table: Record<string, unknown>): string[] {
  const isOf = (key: string, path: string) => key.replace(/-\w{3}$/, '') === path;
  const isWrapper = (entry: object) => !('config' in entry);
  const own = Object.entries(table).filter(
    ([key, entry]) => isOf(key, route) && !(route === '/docs' && isWrapper(entry as object)),
  );
  const wrappers = Object.entries(table).filter(
    ([key, entry]) => route.startsWith('/docs/') && isOf(key, '/docs') && isWrapper(entry as object),
  );
  return [...own, ...wrappers].flatMap(([, entry]) => namesIn(entry));
}

interface GlobalDocs {
  default: {versions: {docs: {path: string; sidebar?: string}[]}[]};
}

/** The chunk of the sidebar that a docs page shows, which plugins/lean-client adds to its route. */
function sidebarChunk(route: string): string[] {
  const {versions} = (generated('globalData.json')['docusaurus-plugin-content-docs'] as GlobalDocs).default;
  const sidebar = versions[0]?.docs.find(({path}) => path === route)?.sidebar;
  return sidebar ? [`sidebar-${sidebar}`] : [];
}

const sizes = new Map<string, number>();

/** Size of a file of the build as it is sent, in bytes: compressed, but for fonts, which are already. */
function sent(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(BUILD, file));
  const size = file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, {level: 9}).length;
  sizes.set(file, size);
  return size;
}

const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + sent(file), 0);

/** Bytes that a reader with an empty cache loads for a page, in kB of 1000 bytes. */
export interface PageWeight {
  html: number;
  scripts: number;
  styles: number;
}

/** Weighs a page of the build, by the files that its HTML names and the chunks that its route loads. */
export function weighPage({file, route, $}: BuiltPage): PageWeight {
  const files = generated('chunk-files.json') as Record<string, string[]>;
  const names = [...chunkNames(route, generated('routesChunkNames.json')), ...sidebarChunk(route)];
  const chunks = names.flatMap((name) => files[name] ?? []);
  const named = [...$('script[src], link[rel="stylesheet"]')].map((element) =>
    ($(element).attr('src') ?? $(element).attr('href') ?? '').replace(/^\//, ''),
  );
  const all = [...named, ...chunks];
  return {
    html: sent(file) / 1000,
    scripts: sum(all.filter((name) => name.endsWith('.js'))) / 1000,
    styles: sum(all.filter((name) => name.endsWith('.css'))) / 1000,
  };
}

/** Fonts that the first view of a page loads: the two upright ones. */
export function weighFonts(names: readonly string[]): number {
  return sum(names.filter((name) => !name.includes('italic')).map((name) => `assets/fonts/${name}`)) / 1000;
}
