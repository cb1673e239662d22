import {type Page, expect, test} from '../support/test';
import {follow, listen, open} from '../support/visit';

const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/}).first();

test.use({viewport: {width: 1280, height: 800}});

test('a blocked storage is one console warning, and then nothing breaks', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const messages = listen(page);
  await open(page, '/docs/intro');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await follow(page, '/docs/intro/features');
  await expect(page).toHaveURL(/features$/);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  const said = messages.filter((message) => /storage|denied|^uncaught/i.test(message));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^warning: Docusaurus browser storage is not available/);
});

/** Makes one function of the storage fail, as a full or broken one does. */
async function breakStorage(page: Page, name: 'getItem' | 'setItem' | 'removeItem'): Promise<void> {
  await page.addInitScript((broken) => {
    Storage.prototype[broken] = () => {
      throw new DOMException('Provoked failure', 'QuotaExceededError');
    };
  }, name);
}

test('a failed read is logged', async ({page}) => {
  await breakStorage(page, 'getItem');
  const messages = listen(page);
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(messages.join('\n')).toMatch(/error: Docusaurus storage error, can't get key=/);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('a full storage is logged, and the mode changes all the same', async ({page}) => {
  await breakStorage(page, 'setItem');
  const messages = listen(page);
  await open(page, '/docs/intro');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(messages.join('\n')).toMatch(/error: Docusaurus storage error, can't set theme=dark/);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('a failed delete is logged', async ({page, context}) => {
  await breakStorage(page, 'removeItem');
  const messages = listen(page);
  await open(page, '/docs/intro');
  await toggle(page).click();
  // Another tab forgets the choice; this one then deletes its own.
  const other = await context.newPage();
  await open(other, '/docs/intro');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect.poll(() => messages.join('\n')).toMatch(/error: Docusaurus storage error, can't delete key=theme/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('storage keys have no suffix', async ({page}) => {
  await open(page, '/docs/intro');
  await toggle(page).click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('theme');
});
