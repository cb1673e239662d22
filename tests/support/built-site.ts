import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {redirects} from '../../plugins/pages/data/redirects';

export const BUILD = 'build';

export interface BuiltPage {
  /** Path of the file below the build. */
  file: string;
  /** Address on the site. */
  route: string;
  html: string;
  /** The parsed page. */
  $: CheerioAPI;
}

const sources = new Set(redirects.map((redirect) => redirect.from));

/** Address that a static host gives a file: `docs/intro.html` answers `/docs/intro`. */
export function routeOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return path || '/';
}

function htmlFiles(): string[] {
  if (!existsSync(BUILD)) throw new Error('There is no build: run npm run build first.');
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
}

let cache: BuiltPage[] | undefined;

/** Every built page but the redirect stubs, parsed once per run. */
export function builtPages(): BuiltPage[] {
  cache ??= htmlFiles()
    .filter((file) => !sources.has(routeOf(file)))
    .map((file) => {
      const html = readFileSync(join(BUILD, file), 'utf8');
      return {file, route: routeOf(file), html, $: load(html)};
    });
  return cache;
}

const ids = new WeakMap<CheerioAPI, Set<string>>();

/** Ids of all elements of a page, which many links ask for. */
export function idsIn($: CheerioAPI): Set<string> {
  const known = ids.get($) ?? new Set($('[id]').map((_, element) => $(element).attr('id')));
  ids.set($, known);
  return known;
}

/** Whether an address below the site's root is a file of the build. */
export function isBuiltFile(path: string): boolean {
  const decoded = decodeURIComponent(path);
  return existsSync(join(BUILD, decoded)) && !decoded.endsWith('/');
}

/** Addresses in the sitemap, without the origin. */
export function sitemapRoutes(): string[] {
  const xml = readFileSync(join(BUILD, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
