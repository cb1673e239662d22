import {serveCopy} from '../support/served-copy';
import {type Page, expect, test} from '../support/test';
import {countLoads, hydrated, open, saveData} from '../support/visit';

const markTab = (page: Page) => page.evaluate(() => void Object.assign(window, {sameTab: true}));
const isSameTab = (page: Page) => page.evaluate(() => 'sameTab' in window);

test('an open tab reloads once into a deployment, which has other files', async ({page, ownServers}) => {
  // A page that was fetched ahead doesn't ask for files that are gone.
  await saveData(page);
  await serveCopy(async ({origin, deploy}) => {
    ownServers.push(origin);
    await open(page, `${origin}/docs/intro`);
    const runtime = () =>
      page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]')?.src);
    const before = await runtime();
    await markTab(page);
    deploy();
    const count = countLoads(page);
    await page.locator('a.navbar__link[href="/docs/tutorials"]').click();
    await expect.poll(() => count.loads).toBe(1);
    await hydrated(page);
    expect(await runtime()).not.toBe(before);
    expect(await isSameTab(page)).toBe(false);
    await expect(page).toHaveURL(/\/docs\/tutorials$/);

    // The new build goes on as usual.
    await markTab(page);
    await page.locator('a.navbar__link[href="/docs/concepts"]').click();
    await expect(page).toHaveURL(/\/docs\/concepts$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(await isSameTab(page)).toBe(true);
    expect(count.loads).toBe(1);
  });
});
