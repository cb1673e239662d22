import {readFileSync} from 'node:fs';
import {isWhole, sample} from '../../tools/sample';
import {findInjected} from '../support/find-injected';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';
import {watchViolations} from '../support/violations';

const corpus = JSON.parse(readFileSync('tests/fixtures/xss.json', 'utf8')) as string[];
const attacks = sample(corpus, Math.ceil(corpus.length / 8));

/** As many attacks as an address takes: to load a page for each takes long. */
const packed = (longest: number) =>
  attacks.reduce<string[]>((texts, attack) => {
    const last = `${texts.at(-1) ?? ''} ${attack}`.trimStart();
    return last.length > longest ? [...texts, attack] : [...texts.slice(0, -1), last];
  }, []);

/** Few at a time, and each a second time the other way round: some swallow what follows them. */
const AT_ONCE = 4;
const typed = Array.from({length: Math.ceil(attacks.length / AT_ONCE)}, (_, index) => {
  const group = attacks.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  return isWhole ? [group.join(' '), group.toReversed().join(' ')] : [group.join(' ')];
}).flat();

/** The pages that take words of a stranger, and how one sees that they have answered. */
const PAGES = {
  '/search': {
    // Servers refuse addresses of more than 8 kB, and a character may take nine bytes of one.
    addresses: packed(900),
    field: (page: Page) => page.getByRole('searchbox'),
    answered: (page: Page, mark: string) =>
      expect(page.locator('main')).toContainText(new RegExp(`(results?|No results found) for "${mark} `)),
  },
  '/docs/ask': {
    // A question is cut after 500 characters.
    addresses: packed(490),
    field: (page: Page) => page.getByRole('textbox', {name: /^Ask a/}),
    answered: (page: Page, mark: string) =>
      expect(page.getByRole('article', {name: new RegExp(`^${mark} `)})).toContainText(
        /From \d+ sections? of the docs|The docs don’t cover this/,
      ),
  },
};
type Path = keyof typeof PAGES;

interface Way {
  texts: (path: Path) => string[];
  give: (page: Page, path: Path, text: string) => Promise<void>;
}

/** Words come in the address, or are typed one after the other. */
const WAYS: Record<string, Way> = {
  'in the address': {
    texts: (path) => PAGES[path].addresses,
    give: (page, path, text) => open(page, `${path}?q=${encodeURIComponent(text)}`),
  },
  typed: {
    texts: () => typed,
    give: async (page, path, text) => {
      if (page.url() === 'about:blank') await open(page, path);
      await PAGES[path].field(page).fill(text);
      await page.keyboard.press('Enter');
    },
  },
};

for (const path of Object.keys(PAGES) as Path[]) {
  for (const [way, {texts, give}] of Object.entries(WAYS)) {
    test(`${path}?q= executes nothing: ${way}`, async ({page, baseURL}) => {
      test.setTimeout(240_000);
      const refused = await watchViolations(page);
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
      for (const [index, attack] of texts(path).entries()) {
        // Tells this answer from the one before.
        const mark = `n${index}`;
        const text = `${mark} ${attack}`;
        await give(page, path, text);
        await PAGES[path].answered(page, mark);
        expect(await page.evaluate(findInjected), text).toEqual([]);
        expect(new URL(page.url()).pathname, text).toBe(path);
      }
      expect({dialogs, outside, violations: await refused()}).toEqual({dialogs: [], outside: [], violations: []});
    });
  }
}

test('the corpus is large and without doubles', () => {
  expect(new Set(corpus).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThanOrEqual(100);
});

test('the policy is real: an inline script that was not built in does not run @every-browser @differs', async ({
  page,
}) => {
  const refused = await watchViolations(page);
  await page.goto('/docs/intro');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect.poll(async () => (await refused()).join()).toContain('script-src-elem refuses inline');
});
