import {field as ask} from '../support/ask';
import {FILE, asFile, field as check} from '../support/check';
import {field as search, openSearch} from '../support/search-modal';
import {type Locator, type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const press = (name: string) => (page: Page) => page.getByRole('button', {name}).click();

/** What empties a field, or puts another text into it. */
const REPLACERS: [
  what: string,
  route: string,
  field: (page: Page) => Locator,
  replace: (page: Page) => Promise<void>,
][] = [
  ['Clear of the search page', '/search', (page) => page.getByRole('searchbox'), press('Clear the query')],
  ['Clear of the search', '/docs/intro', search, press('Clear the query')],
  ['Clear of the samples', '/docs/samples', (page) => page.getByRole('searchbox'), press('Clear the text')],
  ['Clear of the check', '/docs/check', check, press('Clear')],
  ['another question of Ask', '/docs/ask?q=postgres', ask, press('Edit question')],
  ['Send of Ask', '/docs/ask', ask, press('Send')],
  [
    'a file opened in the check',
    '/docs/check',
    check,
    (page) => page.getByLabel('Open files').setInputFiles(asFile('shop.yaml', FILE)),
  ],
];

test('what empties a field can be undone @every-browser', async ({page}) => {
  for (const [what, route, field, replace] of REPLACERS) {
    await open(page, route);
    if (field === search) await openSearch(page);
    await field(page).click();
    // The check keeps what it was left with.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('redis');
    await expect(field(page)).toHaveValue('redis');
    await replace(page);
    await expect(field(page)).not.toHaveValue('redis');
    if (what.startsWith('Clear')) {
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('button', {name: /^Clear/})).toHaveCount(0);
    }
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page), what).toHaveValue('redis');
  }
});

test('what was typed after a file was cleared goes first, and several files come back together', async ({page}) => {
  await open(page, '/docs/check');
  await check(page).fill(FILE);
  await press('Clear')(page);
  await page.keyboard.type('a');
  for (const text of ['', FILE]) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(check(page)).toHaveValue(text);
  }
  await page.getByLabel('Open files').setInputFiles([asFile('a.yaml', 'a: 1'), asFile('b.yaml', 'b: 1')]);
  await expect(check(page)).toHaveValue('a: 1');
  await page.getByRole('button', {name: 'Remove'}).click();
  for (const text of ['a: 1', FILE]) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(check(page)).toHaveValue(text);
  }
});
