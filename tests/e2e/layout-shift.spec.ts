import {type Page, expect, test} from '../support/test';
import {hydrated} from '../support/visit';

/** How much later the fonts come than the page, in milliseconds. */
const DELAY = 800;

/** Fonts are as wide as each other on average: a word may still go to another line. */
const LITTLE = 0.01;

/** Sum of what has moved since the page was opened, as Cumulative Layout Shift counts it. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & {value: number}).value, 0),
          ),
        ).observe({type: 'layout-shift', buffered: true});
        // No entry, no call.
        setTimeout(resolve, 500, 0);
      }),
  );

test.describe('on a phone, nothing moves when fonts and scripts come after the words', () => {
  test.use({viewport: {width: 412, height: 823}});

  for (const path of [
    '/',
    '/docs',
    '/docs/concepts/domains',
    '/docs/concepts/authentication',
    '/docs/ask',
    '/docs/samples',
  ])
    test(`${path}`, async ({page}) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY));
        await route.continue();
      });
      await page.goto(path);
      await hydrated(page);
      expect(await page.evaluate(() => document.fonts.ready.then(({size}) => size))).toBeGreaterThan(0);
      expect(await shift(page)).toBeLessThan(LITTLE);
    });
});
