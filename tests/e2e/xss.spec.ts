import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {findInjected} from '../support/find-injected';
import {watchViolations} from '../support/violations';

const attacks = JSON.parse(readFileSync('tests/fixtures/xss.json', 'utf8')) as string[];

/** Attacks share an address in fours, each group a second time the other way round: some swallow what follows them. */
const AT_ONCE = 4;
const groups = Array.from({length: Math.ceil(attacks.length / AT_ONCE)}, (_, index) =>
  attacks.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

for (const path of ['/search', '/docs/ask']) {
  for (const order of ['forwards', 'backwards']) {
    test(`${path}?q= executes nothing, ${order}`, async ({page, baseURL}) => {
      test.setTimeout(240_000);
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
        const query = (order === 'forwards' ? group : [...group].reverse()).join(' ');
        await page.goto(`${path}?q=${encodeURIComponent(query)}`);
        await page.waitForSelector('html[data-has-hydrated=true]');
        expect(await page.evaluate(findInjected), query).toEqual([]);
        expect(new URL(page.url()).pathname, query).toBe(path);
      }
      expect({dialogs, outside, violations}).toEqual({dialogs: [], outside: [], violations: []});
    });
  }
}

test('the corpus is large and without doubles', () => {
  expect(new Set(attacks).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThanOrEqual(100);
});
