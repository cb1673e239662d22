import {type Page, expect, test} from '../support/test';
import {ask, openAsk} from '../support/ask';
import {openSearch} from '../support/search-modal';
import {follow, listen, open} from '../support/visit';

const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/}).first();

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
  await openSearch(page);
  const said = messages.filter((message) => /storage|denied|^uncaught/i.test(message));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^warning: Docusaurus browser storage is not available/);
  await openAsk(page);
  await ask(page);
});

/** Makes one function of the storage fail, as a full or broken one does. */
async function breakStorage(page: Page, name: 'getItem' | 'setItem' | 'removeItem'): Promise<void> {
  await page.addInitScript((broken) => {
    Storage.prototype[broken] = () => {
      throw new DOMException('Provoked failure', 'QuotaExceededError');
    };
  }, name);
}

for (const [title, broken, mode, logged] of [
  ['a failed read is logged', 'getItem', 'light', "can't get key="],
  ['a full storage is logged, and the mode changes all the same', 'setItem', 'dark', "can't set theme=dark"],
] as const)
  test(title, async ({page}) => {
    await breakStorage(page, broken);
    const messages = listen(page);
    await open(page, '/docs/intro');
    if (mode === 'dark') await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    expect(messages.join('\n')).toContain(`error: Docusaurus storage error, ${logged}`);
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

// Which entries of a list are kept, and which aren't: tests/unit/stored-searches.test.ts and its like.
test('stored data of another shape breaks nothing and is dropped', async ({page}) => {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('planted')) return;
    for (const key of [
      '__DOCSEARCH_RECENT_SEARCHES__docs',
      '__DOCSEARCH_FAVORITE_SEARCHES__docs',
      'docs.ask.conversation',
      'docs.cli-release',
      'docs.single-keys',
      'docusaurus.tab.provider',
      'theme',
    ])
      localStorage.setItem(key, value);
    sessionStorage.setItem('docs.check', value);
    sessionStorage.setItem('planted', 'yes');
  }, '{{{');
  const messages = listen(page);
  await open(page, '/docs/intro');
  await openSearch(page);
  const recent = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs'));
  expect(JSON.parse(recent ?? '[]')).toEqual([]);
  await page.keyboard.press('Escape');
  for (const [route, heading] of [
    ['/docs/ask', 'Ask'],
    ['/docs/check', 'What you’ll see'],
    ['/docs/cli', ''],
  ] as const) {
    await open(page, route);
    await expect(page.getByRole('heading', {name: heading}).first()).toBeVisible();
  }
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  expect(messages.filter((message) => /uncaught|error/i.test(message))).toEqual([]);
});
