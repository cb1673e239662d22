import {existsSync} from 'node:fs';
import {sample} from '../../tools/sample';
import {TARGET, heading} from '../support/faults';
import {type Page, expect, test} from '../support/test';
import {countLoads, hydrated} from '../support/visit';

// What another test has loaded would be in the cache.
test.use({reuseContext: false});

test.describe('first load', () => {
  /** Files that a page needs from the beginning, by a part of their address. */
  const FILES = {
    content: (chunks: string[]) => chunks,
    'shared code': () => ['/assets/js/theme.'],
    bundle: () => ['/assets/js/main.'],
    'list of chunks': () => ['/assets/js/runtime~main.'],
    'style sheet': () => ['/assets/css/styles.'],
  };
  /** Without these, nothing can say what is wrong. */
  const MUTE = ['bundle', 'list of chunks'];
  /** What the list of chunks asks for once more, by itself. */
  const RETRIED = ['content', 'shared code'];

  // An ordinary run has two of them, others each week.
  for (const [name, paths] of sample(Object.entries(FILES), 2)) {
    const isFile = (chunks: string[]) => (url: URL) => paths(chunks).some((path) => url.pathname.startsWith(path));

    test(`whose ${name} fails recovers by one reload`, async ({page, targetChunks}) => {
      let failures = RETRIED.includes(name) ? 2 : 1;
      await page.route(isFile(targetChunks), (route) => (failures-- > 0 ? route.abort() : route.continue()));
      const count = countLoads(page);
      await page.goto(TARGET).catch(() => undefined);
      await expect.poll(() => count.loads).toBe(2);
      await hydrated(page);
      await expect(page.locator('.notice')).toHaveCount(0);
      expect(count.loads).toBe(2);
    });

    test(`whose ${name} is gone stays readable and does not reload again`, async ({page, targetChunks}) => {
      await page.route(isFile(targetChunks), (route) => route.abort());
      const count = countLoads(page);
      await page.goto(TARGET).catch(() => undefined);
      await expect.poll(() => count.loads).toBe(2);
      await expectReadable(page, name);
      expect(count.loads).toBe(2);
    });

    test(`whose ${name} is missing without a network does not reload`, async ({page, context, targetChunks}) => {
      // What a browser or a proxy has kept, without the one file.
      await page.route(/./, (route) => {
        const url = new URL(route.request().url());
        const path = ['', '.html'].map((ending) => `build${url.pathname}${ending}`).find((file) => existsSync(file));
        return path && !isFile(targetChunks)(url) ? route.fulfill({path}) : route.abort();
      });
      await context.setOffline(true);
      const count = countLoads(page);
      await page.goto(TARGET);
      await expectReadable(page, name);
      expect(count.loads).toBe(1);
    });
  }

  async function expectReadable(page: Page, missing: string): Promise<void> {
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').locator('p').nth(2)).toBeVisible();
    if (MUTE.includes(missing)) return;
    await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
  }
});
