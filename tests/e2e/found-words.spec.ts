import {site} from '../../config/site';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

/** The words that are lit up, in lower case, each once. */
const litUp = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...(CSS.highlights.get('found') ?? [])].map((range) => range.toString().toLowerCase())),
  ]);

async function openFirst(page: Page, query: string, from = '/docs/intro'): Promise<void> {
  await open(page, from);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
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
  await open(page, '/search?q=redis');
  await page.locator('main h2 a').first().click();
  await expect.poll(() => litUp(page)).toContain('redis');
  await page.getByRole('heading', {level: 1}).click();
  expect(await litUp(page)).toEqual([]);
  // A page that is reached in another way shows none.
  await page.goBack();
  await page.goForward();
  await page.waitForTimeout(700);
  expect(await litUp(page)).toEqual([]);
});

test('a word in a fold opens it', async ({page}) => {
  await openFirst(page, `${site.slug} init --color`);
  await page.waitForURL(/--color$/);
  await expect(page.locator('.details[open]').first()).toBeVisible();
  await expect.poll(() => litUp(page)).toContain('--color');
});

test('a word in a closed tab opens it', async ({page}) => {
  await open(page, '/docs/intro/getting-started');
  const panel = page.locator('[role=tabpanel][hidden]').first();
  const word = await panel.evaluate((closed) => {
    const text = document.querySelector('.theme-doc-markdown');
    const count = (all: string, one: string) => all.toLowerCase().split(one).length - 1;
    return (closed.textContent ?? '')
      .toLowerCase()
      .match(/[a-z]{6,}/g)
      ?.find((one) => count(text?.textContent ?? '', one) === count(closed.textContent ?? '', one));
  });
  expect(word).toBeTruthy();
  const place = await panel.evaluate((closed) => [...(closed.parentElement?.children ?? [])].indexOf(closed));
  await page.goto(`/search?q=${word}`);
  await page.locator('main a[href^="/docs/intro/getting-started"]').first().click();
  await expect(page).toHaveURL(/getting-started/);
  await expect.poll(() => litUp(page)).toContain(word);
  await expect(page.locator('[role=tab]').nth(place)).toHaveAttribute('aria-selected', 'true');
});

test('without the API of the browser nothing is loaded, and the page opens as ever', async ({page}) => {
  await page.addInitScript(() => Object.assign(globalThis, {Highlight: undefined}));
  await openFirst(page, 'managed redis');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Redis');
});
