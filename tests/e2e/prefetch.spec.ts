import {type Browser, type Page, expect, test} from '../support/test';
import {chunksOf, countLoads, follow, hydrated, open, saveData} from '../support/visit';

test.use({viewport: {width: 1280, height: 800}, prefetches: true});

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

for (const [name, connection, isPrefetched] of [
  ['2g', {effectiveType: '2g', saveData: false}, false],
  ['slow 2g', {effectiveType: 'slow-2g', saveData: false}, false],
  ['data saver', {effectiveType: '4g', saveData: true}, false],
  ['4g', {effectiveType: '4g', saveData: false}, true],
] as const) {
  test(`pages behind visible links are ${isPrefetched ? '' : 'not '}prefetched on ${name}`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    await open(page, '/docs/intro');
    if (isPrefetched) await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
    else {
      await page.waitForTimeout(500);
      await expect(prefetched(page)).toHaveCount(0);
    }
  });
}

test.describe('a page loads nothing but itself', () => {
  test.use({prefetches: 'after a sign'});

  const SIGNS: Record<string, (page: Page) => Promise<unknown>> = {
    'the mouse moves': (page) => page.mouse.move(1, 1),
    'the page is scrolled': (page) => page.evaluate(() => window.scrollBy(0, 10)),
    'a key is pressed': (page) => page.keyboard.press('Tab'),
  };
  for (const [sign, show] of Object.entries(SIGNS)) {
    test(`before ${sign}`, async ({page}) => {
      await open(page, '/docs/intro');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.waitForTimeout(1000);
      expect(asked).toEqual([]);
      await expect(prefetched(page)).toHaveCount(0);
      await show(page);
      await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
    });
  }
});

test('what several links need is prefetched once', async ({page}) => {
  await open(page, '/docs/cli');
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(10);
  const files = await prefetched(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(files).size).toBe(files.length);
});

test.describe('behind a visible link', () => {
  const TARGET = '/docs/intro/features';

  /** How the browser has asked for the scripts of the target: "other" is what it calls fetched ahead. */
  async function watch(browser: Browser, page: Page, {fails = false} = {}): Promise<Set<string>> {
    const asked = new Set<string>();
    const chunks = await chunksOf(browser, TARGET);
    await page.route(
      ({pathname}) => chunks.includes(pathname),
      (route) => {
        asked.add(route.request().resourceType());
        return fails ? route.abort() : route.continue();
      },
    );
    await open(page, '/docs/intro');
    await page.locator(`main a[href="${TARGET}"]`).first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.has('other')).toBe(true);
    return asked;
  }

  test('a page is only fetched for a mouse', async ({browser, page}) => {
    const asked = await watch(browser, page);
    await page.waitForTimeout(500);
    expect([...asked]).toEqual(['other']);
  });

  test.describe('for a finger', () => {
    test.use({hasTouch: true, isMobile: true});

    test('a page is loaded', async ({browser, page}) => {
      const asked = await watch(browser, page);
      await expect.poll(() => asked.has('script')).toBe(true);
    });

    test('a page that could not be fetched is left to the tap', async ({browser, page}) => {
      const asked = await watch(browser, page, {fails: true});
      await page.waitForTimeout(500);
      expect([...asked]).toEqual(['other']);
    });
  });
});

test.describe('the table of pages', () => {
  /** Its address, which the runtime has. */
  async function tableOf(page: Page): Promise<string> {
    const runtime = await page.locator('link[as="script"][href*="runtime~main"]').first().getAttribute('href');
    const text = await (await page.request.get(runtime ?? '')).text();
    return `/assets/js/${/[{,]pages:"(\w+)"/.exec(text)?.[1]}.js`;
  }

  test('is left to the first click for readers who save data', async ({page}) => {
    await saveData(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/docs/intro');
    const table = await tableOf(page);
    await page.waitForTimeout(500);
    expect(asked).not.toContain(table);
    await follow(page, '/docs/intro/features');
    await expect(page).toHaveTitle(/^Features/);
    expect(asked).toContain(table);
  });

  test('which fails makes a click load the next page from the server', async ({page}) => {
    await saveData(page);
    await open(page, '/docs/intro');
    const table = await tableOf(page);
    await page.route(`**${table}`, (route) => route.abort());
    const count = countLoads(page);
    await follow(page, '/docs/intro/features');
    await expect(page).toHaveTitle(/^Features/);
    await hydrated(page);
    expect(count.loads).toBe(1);
  });
});
