import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '../support/test';
import {open} from '../support/visit';

/**
 * What a reader with an empty cache loads before anything is fetched ahead, in kB (1000 bytes) compressed with gzip. A
 * budget is lowered when the site gets lighter; it's raised with a reason only, in bench/README.md.
 */
const BUDGETS = {
  '/': {script: 127, stylesheet: 21.5, all: 189},
  '/docs/intro': {script: 152, stylesheet: 21.5, all: 207},
};

// What's fetched ahead for other pages isn't a part of this one.
test.use({savesData: true});

const sizeOf = (path: string): number => {
  const bytes = readFileSync(join('build', path));
  return (path.endsWith('.woff2') ? bytes.length : gzipSync(bytes, {level: 9}).length) / 1000;
};

for (const [route, budget] of Object.entries(BUDGETS)) {
  test(`${route} is no heavier than its budget`, async ({page}) => {
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
    const html = sizeOf(route === '/' ? 'index.html' : `${route}.html`);
    expect(script).toBeGreaterThan(80);
    expect(script).toBeLessThan(budget.script);
    expect(stylesheet).toBeLessThan(budget.stylesheet);
    expect(font).toBeGreaterThan(10);
    expect(html + script + stylesheet + font).toBeLessThan(budget.all);
  });
}
