import {type Page, expect, test} from '../support/test';
import {follow, open, transferredScripts} from '../support/visit';

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

/** Opens a page, and does something on it: before that, nothing is prefetched. */
async function openAndMove(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.mouse.move(10, 400);
  await page.mouse.move(20, 400);
}

for (const [name, connection] of [
  ['2g', {effectiveType: '2g', saveData: false}],
  ['data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`pages behind visible links are not prefetched on ${name}`, async ({page}) => {
    await page.clock.install();
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await openAndMove(page, '/docs/intro');
    await page.clock.runFor(2000);
    await expect(prefetched(page)).toHaveCount(0);
  });
}

test('nothing is prefetched for a reader who has done nothing yet @every-browser', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/intro');
  await page.clock.runFor(2000);
  await expect(prefetched(page)).toHaveCount(0);
  await page.mouse.move(10, 400);
  await page.mouse.move(20, 400);
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
});

test('what several links need is prefetched once @every-browser', async ({page}) => {
  await openAndMove(page, '/docs/cli');
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(10);
  const files = await prefetched(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(files).size).toBe(files.length);
});

// In WebKit: tests/browsers/behavior.spec.ts.
test('the files of a page behind a link come once, before the click @every-browser @differs', async ({page}) => {
  await openAndMove(page, '/docs/intro');
  const before = await page.evaluate(transferredScripts);
  await page.locator('main a[href="/docs/intro/features"]').first().hover();
  await expect.poll(async () => (await page.evaluate(transferredScripts)).length).toBeGreaterThan(before.length);
  await follow(page, '/docs/intro/features');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Features');
  const all = await page.evaluate(transferredScripts);
  expect(new Set(all).size).toBe(all.length);
});
