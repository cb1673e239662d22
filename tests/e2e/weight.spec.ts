import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {site} from '../../config/site';
import {sample} from '../../tools/sample';
import {expect, test} from '../support/test';
import {open, saveData} from '../support/visit';

/** All that a page is made of, in kB (1000 bytes) compressed with brotli, as nginx sends it. */
interface Budget {
  script: number;
  all: number;
  /** Pages of this kind; the heaviest ones. */
  routes: string[];
}

/** On every page. */
const STYLES = 16.5;

/**
 * What a reader with an empty cache loads before anything is fetched ahead, by kind of page. A budget is lowered when the
 * site gets lighter; it's raised with a reason only, in bench/README.md.
 */
const BUDGETS: Record<string, Budget> = {
  home: {script: 110, all: 154, routes: ['/']},
  'start of the docs': {script: 106, all: 148, routes: ['/docs']},
  'docs page': {script: 116, all: 160, routes: ['/docs/intro', '/docs/category/faq']},
  tutorial: {script: 122, all: 171, routes: ['/docs/tutorials/deploy-to-aws']},
  command: {script: 124, all: 178, routes: [`/docs/cli/${site.slug}_compose_up`]},
  'long reference': {
    script: 129,
    all: 187,
    routes: ['/docs/concepts/compose/services', '/docs/intro/faq/warnings-errors'],
  },
  catalog: {script: 121, all: 171, routes: ['/docs/samples']},
  'tool before it is asked': {script: 133, all: 178, routes: ['/docs/ask', '/docs/check']},
  search: {script: 107, all: 148, routes: ['/search']},
  'missing page': {script: 102, all: 143, routes: ['/no-such-page']},
};

/** With gzip: the index of search and Ask, titles included, and what words mean, which is loaded once somebody asks. */
const INDEX = 550;
const VECTORS = 125;

const sizes = new Map<string, number>();

/** At the highest level, which takes a second for the largest file. */
function sizeOf(path: string): number {
  const bytes = readFileSync(join('build', path));
  const size = sizes.get(path) ?? (path.endsWith('.woff2') ? bytes : brotliCompressSync(bytes)).length / 1000;
  sizes.set(path, size);
  return size;
}

const FILES: Record<string, string> = {'/': 'index.html', '/no-such-page': '404.html'};

// An ordinary run has a third of the kinds, others each week: to compress as well as a host does takes long.
test('pages stay within their budgets', async ({browser, baseURL}) => {
  test.setTimeout(240_000);
  for (const [kind, {routes, ...budget}] of sample(Object.entries(BUDGETS), 4))
    for (const route of routes) {
      const byType: Record<string, number> = {};
      const asked = new Set<string>();
      const page = await browser.newPage({baseURL: baseURL ?? ''});
      await saveData(page);
      page.on('request', (request) => {
        const {pathname} = new URL(request.url());
        if (!pathname.startsWith('/assets/') || asked.has(pathname)) return;
        asked.add(pathname);
        byType[request.resourceType()] = (byType[request.resourceType()] ?? 0) + sizeOf(pathname);
      });
      await open(page, route);
      await page.waitForLoadState('networkidle');
      const {script = 0, stylesheet = 0, font = 0} = byType;
      const all = sizeOf(FILES[route] ?? `${route}.html`) + Object.values(byType).reduce((sum, size) => sum + size, 0);
      await page.close();
      expect(script, route).toBeGreaterThan(80);
      expect(font, route).toBeGreaterThan(10);
      expect.soft(script, `scripts of a ${kind}`).toBeLessThan(budget.script);
      expect.soft(stylesheet, `style sheets of a ${kind}`).toBeLessThan(STYLES);
      expect.soft(all, `all of a ${kind}`).toBeLessThan(budget.all);
    }
});

test('the index of search and Ask stays within its budget', () => {
  const files = readdirSync('build/assets/search').filter((name) => name.endsWith('.json'));
  const gzipped = (name: string) => gzipSync(readFileSync(`build/assets/search/${name}`)).length / 1000;
  const sizes = new Map(files.map((name) => [name.split('.')[0], gzipped(name)]));
  expect([...sizes.keys()].sort()).toEqual(['records', 'titles', 'vectors']);
  expect((sizes.get('records') ?? 0) + (sizes.get('titles') ?? 0)).toBeLessThan(INDEX);
  expect(sizes.get('vectors')).toBeLessThan(VECTORS);
});
