import {button, field, hits, typeInSearch} from '../support/search-modal';
import {type Locator, type Page, expect, test} from '../support/test';
import {boxesMeasured, hold, open} from '../support/visit';

const CODE = '**/assets/search/modal.*.css';

const visit = (page: Page) => open(page, '/docs/concepts/scaling');

test('nothing of the search is loaded before a reader wants it', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  const before = requests.length;
  await button(page).hover();
  await expect.poll(() => requests.slice(before).filter((url) => url.includes('/assets/search/modal.')).length).toBe(1);
  expect(requests.filter((url) => url.includes('algolia'))).toEqual([]);
});

test.describe('a reader who saves data', () => {
  test.use({savesData: true});

  const button = (name: RegExp) => (page: Page) => page.getByRole('button', {name}).first();
  /** Signs of an intent, by page: what is fetched then is for a press that may not come. */
  const SIGNS: [what: string, route: string, sign: (page: Page) => Locator][] = [
    ['the search button', '/docs/concepts/deployments', button(/^Search$/)],
    ['the check', '/docs/check', (page) => page.getByLabel('Compose file, log or error')],
    ['the field of Ask', '/docs/ask', (page) => page.getByLabel('Ask a question')],
    ['a suggestion', '/docs/ask', button(/\?$/)],
  ];
  test('gets nothing ahead from any of them', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const [what, route, sign] of SIGNS) {
      if (!page.url().endsWith(route)) await open(page, route);
      await sign(page).waitFor();
      await page.waitForLoadState('networkidle');
      requests.length = 0;
      await sign(page).hover();
      await sign(page).focus();
      await boxesMeasured(page);
      await page.waitForLoadState('networkidle');
      expect(requests, what).toEqual([]);
    }
  });
});

test.describe('while its code is on its way, the search', () => {
  test('is there at once, takes what is typed, and goes on with it', async ({page}) => {
    const release = await hold(page, CODE);
    await visit(page);
    await page.keyboard.press('Control+k');
    const coming = page.getByRole('dialog', {name: 'Search'}).getByRole('searchbox');
    await expect(coming).toBeFocused();
    await expect(page.getByText('Loading the search …')).toBeVisible();
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    await page.keyboard.type('post');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('gres');
    await expect(field(page)).toHaveValue('postgres');
    await expect(hits(page).first()).toContainText('Postgres');
  });

  test('closes, and does not come later', async ({page}) => {
    const release = await hold(page, CODE);
    await visit(page);
    await button(page).click();
    await expect(page.getByText('Loading the search …')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    const loaded = page.waitForResponse(CODE);
    release();
    await loaded;
    await boxesMeasured(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('leads to the search page with what was typed, when it cannot come', async ({page}) => {
    const release = await hold(page, CODE, (route) => route.abort());
    await visit(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('redis');
    release();
    await expect(page).toHaveURL(/\/search\?q=redis$/);
  });

  test('comes with the next press, when it could not come with the first', async ({page}) => {
    let isFailing = true;
    await page.route(CODE, (route) => (isFailing ? route.abort() : route.continue()));
    await visit(page);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A key that is pressed while the page changes may come too early.
    await expect(page.getByRole('searchbox')).toBeVisible();
    isFailing = false;
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });
});

test.describe('while the text of the pages is on its way, the search', () => {
  test('answers by titles until the text of the pages has come, and then by both', async ({page}) => {
    const release = await hold(page, '**/assets/search/records.*.json');
    await visit(page);
    await typeInSearch(page, 'postgres');
    const all = page.getByRole('link', {name: /^See all \d+ results$/});
    await expect(hits(page).first()).toContainText('Postgres');
    const before = Number((await all.textContent())?.match(/\d+/)?.[0]);
    release();
    await expect.poll(async () => Number((await all.textContent())?.match(/\d+/)?.[0])).toBeGreaterThan(before);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('postgres');
  });
});
