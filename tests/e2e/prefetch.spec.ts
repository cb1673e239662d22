import {expect, test} from '../support/test';
import {chunksOf, open} from '../support/visit';

test.use({viewport: {width: 1280, height: 800}, prefetches: true});

for (const [name, connection, isPrefetched] of [
  ['2g', {effectiveType: '2g', saveData: false}, false],
  ['slow 2g', {effectiveType: 'slow-2g', saveData: false}, false],
  ['data saver', {effectiveType: '4g', saveData: true}, false],
  ['4g', {effectiveType: '4g', saveData: false}, true],
] as const) {
  test(`pages behind visible links are ${isPrefetched ? '' : 'not '}prefetched on ${name}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await open(page, '/docs/intro');
    const prefetched = page.locator('link[rel="prefetch"]');
    if (isPrefetched) await expect.poll(() => prefetched.count()).toBeGreaterThan(0);
    else {
      await page.waitForTimeout(500);
      await expect(prefetched).toHaveCount(0);
    }
  });
}

test('what several links need is prefetched once', async ({page}) => {
  await open(page, '/docs/cli');
  const prefetched = () =>
    page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(async () => (await prefetched()).length).toBeGreaterThan(10);
  const files = await prefetched();
  expect(new Set(files).size).toBe(files.length);
});

for (const isTouched of [true, false]) {
  test.describe(isTouched ? 'for a finger' : 'for a mouse', () => {
    test.use({hasTouch: isTouched, isMobile: isTouched});

    test(`a page behind a visible link is ${isTouched ? 'loaded' : 'only fetched'}`, async ({browser, page}) => {
      const chunks = await chunksOf(browser, '/docs/intro/features');
      const asked = new Set<string>();
      page.on('request', (request) => {
        const {pathname} = new URL(request.url());
        if (chunks.includes(pathname)) asked.add(request.resourceType());
      });
      await open(page, '/docs/intro');
      await page.locator('main a[href="/docs/intro/features"]').first().scrollIntoViewIfNeeded();
      // A browser calls what it fetches ahead "other".
      await expect.poll(() => asked.has('other')).toBe(true);
      if (isTouched) await expect.poll(() => asked.has('script')).toBe(true);
      else {
        await page.waitForTimeout(500);
        expect(asked.has('script')).toBe(false);
      }
    });
  });
}
