import {readFileSync} from 'node:fs';
import type {Readability as Reader} from '@mozilla/readability';
import {site} from '../../config/site';
import {expect, test} from '../support/test';
import {open, saveData} from '../support/visit';

/** What Firefox's reader view is made with, as a script that the page runs. */
const SCRIPT = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8');
declare const Readability: typeof Reader;

/** Pages, and what has to be left of them. */
const PAGES = {
  // With tabs of systems, and with folds.
  '/docs/intro/install': 'pre, td',
  '/docs/intro/getting-started': 'pre, td',
  '/docs/tutorials/migrating-from-heroku-data': 'pre',
  // A long table, and a page with more text in its fold than outside.
  [`/docs/cli/${site.slug}_config_create`]: 'pre',
  [`/docs/cli/${site.slug}_cert`]: 'pre',
  // More table than text, and heads with an id that others give to what isn't the text.
  '/docs/concepts/compose/services': 'td, h2',
  // Boxes and tabs that are mostly links, and a heading that isn't the author.
  [`/docs/cli/${site.slug}_stack_new`]: 'td, [role=note] a',
  '/docs/concepts/configuration': '[role=tabpanel] p',
  '/docs/intro/faq/cli-messages': 'h4',
};

test('a reader view has every block of code, and tables in closed tabs and folds', async ({page}) => {
  await saveData(page);
  for (const [route, parts] of Object.entries(PAGES)) {
    await open(page, route);
    await page.evaluate(SCRIPT);
    const [shown = [], read] = await page.evaluate((selector) => {
      const parsed = new Readability(document.cloneNode(true) as Document).parse();
      const view = new DOMParser().parseFromString(parsed?.content ?? '', 'text/html');
      return [document.querySelectorAll(`article :is(${selector})`), view.querySelectorAll(selector)].map((all) =>
        [...all].map(({textContent}) => textContent.replace(/\s+/g, ' ').trim()),
      );
    }, parts);
    expect(shown.length).toBeGreaterThan(2);
    expect(read, route).toEqual(shown);
  }
});
