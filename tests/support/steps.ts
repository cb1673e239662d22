import {readFileSync} from 'node:fs';
import {packTexts, packTitles} from 'docs-index/search/pack';
import {parse} from 'yaml';
import {record} from '../../packages/docs-index/tests/records';
import {site} from '../../config/site';
import {asFile} from './check';
import {type Page, expect, test} from './test';
import {open} from './visit';

type Fields = Record<string, string>;

/** What a reader does, has or sees, one after the other: an action, and what it's given. */
export type Steps = readonly Partial<Record<keyof typeof ACTIONS, string | Fields>>[];

/** What YAML of `tests/e2e` says, with `{product}` for the name. */
export const readSteps = <Data>(file: string): Data =>
  parse(readFileSync(`tests/e2e/${file}`, 'utf8').replaceAll('{product}', site.slug), {merge: true}) as Data;

/** `@path` is what a file says. */
const textOf = (text: string): string => (text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text);
/** `/pattern/`, or a text. */
const wanted = (text: string): RegExp | string => (/^\/.+\/$/.test(text) ? new RegExp(text.slice(1, -1)) : text);

async function each(fields: Fields, act: (key: string, value: string) => Promise<unknown>): Promise<void> {
  for (const [key, value] of Object.entries(fields)) await act(key, value);
}

/** `indexed` is the index that the search then has, so that no edit of a page changes what it finds. */
const INDEX = [
  {url: '/docs/a', title: 'Domains', content: 'Bring your own domain.'},
  {url: '/docs/a#move', title: 'Move a domain', content: 'Change its records first.'},
  {url: '/docs/b', title: 'Zebras', content: 'A zebra is alone.'},
  {url: '/docs/c', title: 'Scaling <b>up</b>', content: 'Your domains grow.', breadcrumb: ['Concepts', 'Growth']},
  {url: '/docs/d', title: 'Buckets on AWS', content: 'A bucket of AWS keeps files.'},
  {url: '/docs/e', title: 'Buckets on Azure', content: 'A bucket of Azure keeps files.'},
  {url: '/docs/concepts/pulumi', title: 'Pulumi'},
  {url: '/docs/concepts/pulumi#service-image', title: 'Kangaroos'},
].map(record);

const ACTIONS = {
  open,
  size: (page: Page, to: Fields) => page.setViewportSize({width: Number(to['width']), height: Number(to['height'])}),
  stored: (page: Page, values: Fields) =>
    page.addInitScript((given) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
    }, values),
  aborted: (page: Page, files: string) => page.route(files, (route) => route.abort()),
  mended: (page: Page, files: string) => page.unroute(files),
  indexed: async (page: Page) => {
    const titles = packTitles(INDEX, []);
    await page.route('**/assets/search/titles.*', (route) => route.fulfill({json: titles}));
    await page.route('**/assets/search/records.*', (route) => route.fulfill({json: packTexts(INDEX, titles)}));
    await page.route('**/assets/search/vectors.*', (route) => route.abort());
  },
  /** No worker gets what it's told. */
  silenced: (page: Page) =>
    page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    }),
  click: (page: Page, selector: string) => page.locator(selector).first().click(),
  newTab: (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .click({modifiers: ['ControlOrMeta']}),
  focus: (page: Page, selector: string) => page.locator(selector).first().focus(),
  press: (page: Page, keys: string) => page.keyboard.press(keys),
  type: (page: Page, text: string) => page.keyboard.type(text),
  fill: (page: Page, fields: Fields) => each(fields, (field, text) => page.locator(field).fill(textOf(text))),
  choose: (page: Page, fields: Fields) => each(fields, (field, one) => page.locator(field).selectOption(one)),
  files: (page: Page, texts: Fields) =>
    page
      .getByLabel('Open files')
      .setInputFiles(Object.entries(texts).map(([name, text]) => asFile(name, textOf(text)))),
  pasted: (page: Page, text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true});
      if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
    }, text),
  /** Presses what is next to an open dialog. */
  beside: (page: Page) => page.mouse.click((page.viewportSize()?.width ?? 0) - 5, 400),
  back: (page: Page) => page.goBack(),
  reload: (page: Page) => page.reload(),
  at: (page: Page, address: string) => expect(page).toHaveURL(wanted(address)),
  see: (page: Page, selector: string) => expect(page.locator(selector).first()).toBeVisible(),
  inView: (page: Page, selector: string) => expect(page.locator(selector).first()).toBeInViewport(),
  hidden: (page: Page, selector: string) => expect(page.locator(selector).first()).toBeHidden(),
  gone: (page: Page, selector: string) => expect(page.locator(selector)).toHaveCount(0),
  count: (page: Page, counts: Fields) =>
    each(counts, (one, count) => expect(page.locator(one)).toHaveCount(Number(count))),
  text: (page: Page, texts: Fields) =>
    each(texts, (one, text) => expect(page.locator(one).first()).toContainText(wanted(text))),
  value: (page: Page, values: Fields) =>
    each(values, (field, text) => expect(page.locator(field)).toHaveValue(wanted(textOf(text)))),
  /** A live region says it, a moment after the screen. */
  said: (page: Page, text: string) =>
    expect(
      page
        .getByRole('status')
        .filter({hasText: wanted(text)})
        .first(),
    ).toBeAttached(),
  copied: (page: Page, text: string) =>
    expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(wanted(text)),
};

export async function take(page: Page, steps: Steps): Promise<void> {
  // Firefox knows no such permission.
  await page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'])
    .catch(() => undefined);
  for (const [action, given] of steps.flatMap((step) => Object.entries(step)))
    await test.step(`${action} ${JSON.stringify(given)}`, () => ACTIONS[action as 'open'](page, given as string));
}
