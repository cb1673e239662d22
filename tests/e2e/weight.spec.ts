import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {site} from '../../config/site';
import {expect, test} from '../support/test';
import {open} from '../support/visit';

/**
 * What a reader with an empty cache loads of each kind of page before anything is fetched ahead, in kB (1000 bytes)
 * compressed with gzip. A budget is lowered when the site gets lighter; it's raised with a reason only, in bench/README.md.
 */
const BUDGETS = {
  '/': {script: 130, stylesheet: 22, all: 190},
  '/docs': {script: 127, stylesheet: 22, all: 179},
  '/docs/intro': {script: 156, stylesheet: 22, all: 211},
  '/docs/concepts/compose': {script: 186, stylesheet: 22, all: 286},
  '/docs/intro/faq/warnings-errors': {script: 202, stylesheet: 22, all: 318},
  '/docs/tutorials/deploy-to-aws': {script: 158, stylesheet: 22, all: 217},
  [`/docs/cli/${site.slug}_compose_up`]: {script: 165, stylesheet: 22, all: 231},
  '/docs/category/faq': {script: 143, stylesheet: 22, all: 183},
  '/docs/samples': {script: 162, stylesheet: 22, all: 222},
  '/docs/ask': {script: 166, stylesheet: 22, all: 206},
  '/docs/check': {script: 178, stylesheet: 22, all: 231},
  '/search': {script: 131, stylesheet: 22, all: 170},
  '/no-such-page': {script: 127, stylesheet: 22, all: 177},
};

// What's fetched ahead for other pages isn't a part of this one.
test.use({savesData: true});

const sizeOf = (path: string): number => {
  const bytes = readFileSync(join('build', path));
  return (path.endsWith('.woff2') ? bytes.length : gzipSync(bytes, {level: 9}).length) / 1000;
};

const FILES: Record<string, string> = {'/': 'index.html', '/no-such-page': '404.html'};

for (const [route, budget] of Object.entries(BUDGETS)) {
  test(`${route} stays within its budget`, async ({page}) => {
    const sizes: Record<string, number> = {};
    const asked = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (!pathname.startsWith('/assets/') || asked.has(pathname)) return;
      asked.add(pathname);
      sizes[request.resourceType()] = (sizes[request.resourceType()] ?? 0) + sizeOf(pathname);
    });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const {script = 0, stylesheet = 0, font = 0} = sizes;
    const all = sizeOf(FILES[route] ?? `${route}.html`) + Object.values(sizes).reduce((sum, size) => sum + size, 0);
    expect(script).toBeGreaterThan(80);
    expect(font).toBeGreaterThan(10);
    expect.soft(script, 'scripts').toBeLessThan(budget.script);
    expect.soft(stylesheet, 'style sheets').toBeLessThan(budget.stylesheet);
    expect.soft(all, 'all of it').toBeLessThan(budget.all);
  });
}
