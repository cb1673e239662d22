import {type Page, expect, test} from '../support/test';
import {hold, hydrated} from '../support/visit';

/** Opens a page whose scripts load only once the returned function is called. */
async function openWithoutScripts(page: Page, route = '/docs/intro'): Promise<() => void> {
  const release = await hold(page, '**/assets/js/**/*.js');
  await page.goto(route, {waitUntil: 'commit'});
  return release;
}

for (const way of ['Control+k', '/', 'a click'])
  test(`${way} before the page can act on it opens the search when it can`, async ({page}) => {
    const release = await openWithoutScripts(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    if (way === 'a click') await page.getByRole('button', {name: 'Search', exact: true}).click();
    else await page.keyboard.press(way);
    for (const next of ['a', '/', 'd', 'Backspace', 'Space', 'c']) await page.keyboard.press(next);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('a/ c');
  });

test('what is typed into the search page before it can act on it is searched', async ({page}) => {
  const release = await openWithoutScripts(page, '/search');
  // A slash is text there.
  await page.getByRole('searchbox').pressSequentially('redis/');
  release();
  await expect(page.locator('main h2').first()).toHaveText('Managed Redis');
  await expect(page.getByRole('searchbox')).toHaveValue('redis/');
  await expect(page).toHaveURL(/\?q=redis(?:\/|%2F)$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a press is forgotten when something else has been pressed since', async ({page}) => {
  const release = await openWithoutScripts(page);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByRole('heading', {level: 1}).click();
  release();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
