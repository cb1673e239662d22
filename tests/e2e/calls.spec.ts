import {expect, test} from '../support/test';
import {follow, open} from '../support/visit';

test('without a key nothing is loaded and nothing is sent', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/intro');
  await follow(page, '/docs/intro/features');
  await page.clock.runFor(2500);
  expect(await page.evaluate(() => 'analytics' in window)).toBe(false);
});
