import {readFileSync} from 'node:fs';
import {isWhole, sample} from '../../tools/sample';
import {findInjected} from '../support/find-injected';
import {type Page, expect, test} from '../support/test';
import {listen, open, refused} from '../support/visit';

const corpus = JSON.parse(readFileSync('tests/fixtures/xss.json', 'utf8')) as string[];
const attacks = sample(corpus, Math.ceil(corpus.length / 8));

/** Few at a time, and each a second time the other way round: some swallow what follows them. */
const AT_ONCE = 4;
const typed = Array.from({length: Math.ceil(attacks.length / AT_ONCE)}, (_, index) => {
  const group = attacks.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  return isWhole ? [group.join(' '), group.toReversed().join(' ')] : [group.join(' ')];
}).flat();

/** The pages that take words of a stranger, and how one sees that they have answered. */
const PAGES = {
  '/search': {
    field: (page: Page) => page.getByRole('searchbox'),
    answered: (page: Page, mark: string) =>
      expect(page.locator('main')).toContainText(new RegExp(`(results?|No results found) for "${mark} `)),
  },
  '/docs/ask': {
    field: (page: Page) => page.getByRole('textbox', {name: /^Ask a/}),
    answered: (page: Page, mark: string) =>
      expect(page.getByRole('article', {name: new RegExp(`^${mark} `)})).toContainText(
        /From \d+ sections? of the docs|The docs don’t cover this|This may not be what/,
      ),
  },
};

// Calls to other hosts fail every test: support/test.ts.
for (const [path, {field, answered}] of Object.entries(PAGES))
  test(`${path}?q= executes nothing`, async ({page}) => {
    test.setTimeout(240_000);
    const messages = listen(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const [index, attack] of typed.entries()) {
      // Tells this answer from the one before.
      const mark = `n${index}`;
      const text = `${mark} ${attack}`;
      // The first is in the address.
      if (index === 0) await open(page, `${path}?q=${encodeURIComponent(text)}`);
      else {
        await field(page).fill(text);
        await page.keyboard.press('Enter');
      }
      await answered(page, mark);
      expect(await page.evaluate(findInjected), text).toEqual([]);
      expect(new URL(page.url()).pathname, text).toBe(path);
    }
    expect({dialogs, violations: refused(messages)}).toEqual({dialogs: [], violations: []});
  });

test('the policy is real: an inline script that was not built in does not run @every-browser @differs', async ({
  page,
  browserName,
}) => {
  const messages = listen(page);
  await page.goto('/docs/intro');
  const said = await page.evaluate(() => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
        resolve(`${effectiveDirective} refuses ${blockedURI}`),
      );
    });
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return violation;
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(said).toBe('script-src-elem refuses inline');
  // That's how the tests with hostile texts see it. Firefox tells its driver nothing of this.
  if (browserName === 'chromium') expect(refused(messages)).toHaveLength(1);
});
