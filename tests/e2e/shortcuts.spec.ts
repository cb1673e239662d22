import {type Page, expect, test} from '../support/test';
import {openSearch, searchFor} from '../support/search-modal';
import {boxesMeasured, open} from '../support/visit';

const PAGE = '/docs/concepts/networking';

test.use({contextOptions: {reducedMotion: 'reduce'}});

async function expectNoSearch(page: Page): Promise<void> {
  for (const keys of ['/', 'Control+k']) {
    await page.keyboard.press(keys);
    await boxesMeasured(page);
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  }
}

/** Opens a page whose search has been loaded: from then on, it opens at once. */
async function openWithSearch(page: Page): Promise<void> {
  await open(page, PAGE);
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
}

test.describe('shortcuts', () => {
  test('the search does not open behind a dialog', async ({page}) => {
    await openWithSearch(page);
    await page.setViewportSize({width: 390, height: 800});
    await page.getByRole('button', {name: 'Open menu'}).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await expectNoSearch(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  });

  test('the one of a single character can be switched off', async ({page}) => {
    await open(page, PAGE);
    await page.getByRole('checkbox', {name: '/ opens the search'}).uncheck();
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  });
});

/** Presses a key as Safari sends the one that confirms a composed word. */
const confirmWith = (page: Page, key: string, modifiers: {ctrlKey?: boolean} = {}) =>
  page.evaluate(
    (init) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {...init, keyCode: 229, bubbles: true, cancelable: true}),
      ),
    {key, ...modifiers},
  );

test('a key that confirms a composed word is no shortcut', async ({page}) => {
  await openWithSearch(page);
  await confirmWith(page, '/');
  await confirmWith(page, 'k', {ctrlKey: true});
  await boxesMeasured(page);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await searchFor(page, 'postgres');
  await expect(page.locator('.DocSearch-Hit[aria-selected=true]')).toHaveCount(1);
  await confirmWith(page, 'Enter');
  await confirmWith(page, 'Escape');
  await boxesMeasured(page);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});
