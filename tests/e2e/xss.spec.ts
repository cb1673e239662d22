import {readFileSync} from 'node:fs';
import {type Page, expect, test} from '@playwright/test';
import {findInjected} from '../support/find-injected';
import {open, saveData} from '../support/visit';
import {watchViolations} from '../support/violations';

const attacks = JSON.parse(readFileSync('tests/fixtures/xss.json', 'utf8')) as string[];

/** Attacks share an address in fours, each group a second time the other way round: some swallow what follows them. */
const AT_ONCE = 4;
const groups = Array.from({length: Math.ceil(attacks.length / AT_ONCE)}, (_, index) =>
  attacks.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

/** The pages that take words of a stranger, and how one sees that they have answered. */
const PAGES = {
  '/search': {
    field: (page: Page) => page.getByRole('searchbox'),
    answered: (page: Page) => expect(page.locator('main')).toContainText(/(results?|No results found) for "/),
  },
  '/docs/ask': {
    field: (page: Page) => page.getByRole('textbox', {name: /^Ask a/}),
    answered: (page: Page) =>
      expect(page.getByRole('article').last()).toContainText(
        /From \d+ sections? of the docs|The docs do not cover this/,
      ),
  },
};
type Path = keyof typeof PAGES;

/** Words come in the address, or are typed one after the other: then the other way round. */
const WAYS: Record<string, (page: Page, path: Path, group: string[]) => Promise<void>> = {
  'in the address': async (page, path, group) => {
    await open(page, `${path}?q=${encodeURIComponent(group.join(' '))}`);
  },
  'typed, backwards': async (page, path, group) => {
    if (page.url() === 'about:blank') await open(page, path);
    await PAGES[path].field(page).fill([...group].reverse().join(' '));
    await page.keyboard.press('Enter');
    await PAGES[path].answered(page);
  },
};

for (const path of Object.keys(PAGES) as Path[]) {
  for (const [way, visit] of Object.entries(WAYS)) {
    test(`${path}?q= executes nothing: ${way}`, async ({page, baseURL}) => {
      test.setTimeout(240_000);
      await saveData(page);
      const violations = await watchViolations(page);
      const dialogs: string[] = [];
      const outside: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:image/'))
          outside.push(request.url());
      });
      for (const group of groups) {
        await visit(page, path, group);
        expect(await page.evaluate(findInjected), group.join(' ')).toEqual([]);
        expect(new URL(page.url()).pathname, group.join(' ')).toBe(path);
      }
      expect({dialogs, outside, violations}).toEqual({dialogs: [], outside: [], violations: []});
    });
  }
}

test('the corpus is large and without doubles', () => {
  expect(new Set(attacks).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThanOrEqual(100);
});
