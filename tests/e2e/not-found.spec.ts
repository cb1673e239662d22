import {readFileSync} from 'node:fs';
import {type Page, expect, test} from '../support/test';
import {follow, hydrated, listen, open} from '../support/visit';

const frontPages = (page: Page) => page.getByRole('list', {name: 'Pages to go to'}).getByRole('link');

test.describe('a path that leads nowhere', () => {
  test('is answered by 404 and the nearest pages', async ({page}) => {
    const response = await page.goto('/docs/intro/getting-startd');
    expect(response?.status()).toBe(404);
    const near = page.getByRole('list', {name: 'Pages with a similar address'});
    await expect(near.getByRole('link').first()).toHaveAttribute('href', '/docs/intro/getting-started');
  });

  /** Where the server says so, and what the router takes for a page: there hosts without rules have this page. */
  const SERVED = ['/nowhere', '/docs/nowhere', '/docs/concepts/nowhere/', '/docs/caf%C3%A9', '/docs/a%20b?c#d'];
  const TAKEN = ['/docs/%69ntro', '/docs//intro', '/docs/INTRO', '/docs/intro/', '/SEARCH?q=a', '/docs/CLI/x'];
  test('comes alive as it was built @every-browser', async ({page}) => {
    const messages = listen(page);
    for (const path of [...SERVED, ...TAKEN]) {
      messages.length = 0;
      if (TAKEN.includes(path))
        await page.route(
          ({pathname}) => pathname === path.replace(/\?.*$/, ''),
          (route) => route.fulfill({status: 404, contentType: 'text/html', path: 'build/404.html'}),
          {times: 1},
        );
      await open(page, path);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Page not found');
      await page.waitForLoadState('networkidle');
      const said = messages.filter((message) => !message.includes('the server responded with a status of 404'));
      expect(said, path).toEqual([]);
      if (SERVED.includes(path)) continue;

      await follow(page, '/docs/intro');
      await expect(page).toHaveURL(/\/docs\/intro$/);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
      // To the router the first address was this one, so it isn't in the history.
      if (decodeURI(path) !== '/docs/intro') {
        await page.goBack();
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      }
      expect(messages.filter((message) => /error|uncaught/i.test(message) && !message.includes('404'))).toEqual([]);
    }
  });

  test('has its style sheet before any script', async ({request}) => {
    const html = await (await request.get('/docs/nowhere')).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const texts = await Promise.all(sheets.map(async (href) => (await request.get(href)).text()));
    const [, lost = ''] = /<main[^>]*><div class="([^" ]+)"/.exec(html) ?? [];
    expect(lost).not.toBe('');
    expect(texts.join('')).toContain(`.${lost}{`);
  });

  test('comes alive where the path is no UTF-8', async ({page}) => {
    const response = await page.goto('/docs/caf%E9');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  });

  test('shows the front pages when the list does not load, and when nothing is near', async ({page}) => {
    const isList = ({pathname}: URL) =>
      pathname.startsWith('/assets/js/') &&
      readFileSync(`build${pathname}`, 'utf8').includes('["/docs/intro/getting-started","');
    await page.route(isList, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await open(page, '/docs/intro/getting-startd');
    await failed;
    await expect(frontPages(page).first()).toHaveAttribute('href', '/docs');
    await page.unrouteAll();
    await open(page, '/zzzzzzzzzzzzzzzzzzzzzzzzzzzz');
    await expect(frontPages(page).first()).toHaveAttribute('href', '/docs');
  });
});
