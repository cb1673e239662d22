import {expect, test} from '../support/test';
import {searchFor} from '../support/search-modal';
import {watchViolations} from '../support/violations';

// sweep.spec.ts opens every page of the sitemap behind the same policy and fails at any console message, which every
// violation is. Here are the places and actions that the sweep doesn't cover.
for (const path of [
  '/',
  '/search?q=compose',
  '/docs/ask?q=How+do+I+deploy%3F',
  '/docs/check',
  '/no/such/page',
  '/no/such/page?q=<b>',
]) {
  test(`${path} does nothing that the policy refuses`, {tag: '@every-browser'}, async ({page}) => {
    const refused = await watchViolations(page);
    await page.goto(path);
    await page.waitForSelector('html[data-has-hydrated=true]');
    await page.waitForLoadState('networkidle');
    expect(await refused()).toEqual([]);
  });
}

test('walking through the site within one tab stays inside the policy', {tag: '@every-browser'}, async ({page}) => {
  const refused = await watchViolations(page);
  await page.goto('/docs/intro');
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.evaluate(() => Object.assign(window, {sameTab: true}));
  const next = page.locator('.pagination-nav__link--next');
  for (let step = 0; step < 6 && (await next.count()) > 0; step += 1) {
    const target = (await next.getAttribute('href')) ?? '';
    const link = page.locator(`.pagination-nav__link--next[href="${target}"]`);
    await link.click();
    await expect(page).toHaveURL(target);
    // The address changes first: until the page does, the link is still that of the page before.
    await expect(link).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  expect(await refused()).toEqual([]);
});

test('searching in the modal stays inside the policy', {tag: '@every-browser'}, async ({page}) => {
  const refused = await watchViolations(page);
  await page.goto('/docs/intro');
  await page.waitForSelector('html[data-has-hydrated=true]');
  await searchFor(page, 'compose up');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await refused()).toEqual([]);
});

test(
  'the policy is real: an inline script that was not built in does not run',
  {tag: '@every-browser'},
  async ({page}) => {
    const refused = await watchViolations(page);
    await page.goto('/docs/intro');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expect.poll(async () => (await refused()).join()).toContain('script-src-elem refuses inline');
  },
);
