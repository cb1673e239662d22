import {type Page, expect, test} from '../support/test';
import {searchFor} from '../support/search-modal';
import {open} from '../support/visit';

// Its history begins with its first page.
test.use({reuseContext: false});

/** The words that are lit up, in lower case, each once. */
const litUp = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...(CSS.highlights.get('found') ?? [])].map((range) => range.toString().toLowerCase())),
  ]);

async function openFirst(page: Page, query: string, from = '/docs/intro'): Promise<void> {
  await open(page, from);
  await searchFor(page, query);
  await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a hit of the modal lights up its words, until the next key', async ({page}) => {
  await openFirst(page, 'managed redis');
  await expect(page).toHaveURL(/managed-redis/);
  await expect.poll(() => litUp(page)).toEqual(expect.arrayContaining(['managed', 'redis']));
  await page.keyboard.press('Shift');
  expect(await litUp(page)).toEqual([]);
});

test('a hit of the search page lights up its words, until the next click', async ({page}) => {
  await page.clock.install();
  await open(page, '/search?q=redis');
  await page.locator('main h2 a').first().click();
  await expect.poll(() => litUp(page)).toContain('redis');
  await page.getByRole('heading', {level: 1}).click();
  expect(await litUp(page)).toEqual([]);
  // A page that is reached in another way shows none.
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.clock.runFor(700);
  expect(await litUp(page)).toEqual([]);
});

test('without the API of the browser nothing is loaded, and the page opens as ever', async ({page}) => {
  await page.addInitScript(() => Object.assign(globalThis, {Highlight: undefined}));
  await openFirst(page, 'managed redis');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Redis');
});
