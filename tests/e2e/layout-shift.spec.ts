import {expectNoShift, watchShifts} from '../support/shifts';
import {expect, test} from '../support/test';

/** How much later the fonts come than the page, in milliseconds. */
const DELAY = 800;

const PATHS = [
  '/',
  '/docs',
  '/docs/concepts/domains',
  '/docs/concepts/authentication',
  '/docs/ask',
  '/docs/check',
  '/docs/samples',
];

test.describe('on a phone, nothing moves when fonts and scripts come after the words', () => {
  test.use({viewport: {width: 412, height: 823}});

  for (const path of PATHS)
    test(path, async ({page}) => {
      let fonts = 0;
      await page.route('**/*.woff2', async (route) => {
        fonts += 1;
        await new Promise((resolve) => setTimeout(resolve, DELAY));
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(path);
      await expectNoShift(page);
      expect(fonts).toBeGreaterThan(0);
    });
});
