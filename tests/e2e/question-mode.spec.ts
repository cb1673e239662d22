import {QUESTION, answer, field as askField, finished, turns} from '../support/ask';
import {field as search, openSearch} from '../support/search-modal';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/scaling';
const row = (page: Page, text: string | RegExp) => page.getByRole('button', {name: text});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Questions'});

async function visitSearch(page: Page): Promise<void> {
  await open(page, PAGE);
  await openSearch(page);
}

async function askInModal(page: Page, question = QUESTION): Promise<void> {
  await visitSearch(page);
  await page.keyboard.type(question);
  await row(page, /^Ask: /).click();
  await expect(dialog(page)).toBeVisible();
}

test('a question is answered instead of the search @every-browser', async ({page}) => {
  await askInModal(page);
  await finished(page);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(turns(page)).toHaveCount(1);
  await expect(answer(page)).toContainText(QUESTION);
  await expect(askField(page)).toBeFocused();
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('[role=status]', {hasText: /^From \d sections? of the docs$/})).toHaveCount(1);
  await askField(page).fill('and on Azure?');
  await page.keyboard.press('Enter');
  await expect(turns(page)).toHaveCount(2);
  await finished(page);
  // It moves the conversation, not the dialog around it.
  await expect(turns(page).last()).toBeInViewport();
  await expect(page.getByRole('button', {name: 'Back to the search'})).toBeInViewport({ratio: 1});
  expect(await page.locator('.DocSearch-Modal').evaluate((modal) => modal.scrollTop)).toBe(0);
  // It can be left by its buttons, and closes the whole with Ctrl+K.
  await page.getByRole('button', {name: 'Back to the search'}).click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Control+i');
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Control+i');
  // Without a query it shows what was asked before.
  await expect(turns(page)).not.toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a key asks as well, and Escape goes back to the search as it was @every-browser', async ({page}) => {
  await visitSearch(page);
  await page.keyboard.type('custom domain');
  await expect(page.locator('.DocSearch-Hit').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+i');
  await expect(askField(page)).toBeFocused();
  await finished(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('custom domain');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.DocSearch-Hit').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
});

test('a source opens its page, and the page of Ask goes on with the same conversation', async ({page}) => {
  await askInModal(page);
  await finished(page);
  const cite = answer(page)
    .getByRole('link', {name: /^Source 1:/})
    .first();
  const target = (await cite.getAttribute('href')) ?? 'none';
  await cite.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(target);
  await openSearch(page);
  await page.keyboard.press('Control+i');
  await expect(turns(page)).toHaveCount(1);
  await page.getByRole('link', {name: 'Open as a page'}).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/ask/);
  await expect(turns(page)).toHaveCount(1);
  await expect(answer(page)).toContainText(QUESTION);
  await expect(answer(page).getByRole('heading', {name: 'Sources'})).toBeVisible();
});
