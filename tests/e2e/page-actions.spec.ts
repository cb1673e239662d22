import {site} from '../../config/site';
import {type Page, expect, test} from '../support/test';
import {hydrated} from '../support/visit';

const PAGE = '/docs/concepts/domains';

const button = (page: Page) => page.locator('summary[aria-label="Copy page, and more actions"]');
const menu = (page: Page) => page.getByRole('group', {name: 'Page actions'});
const items = (page: Page) => menu(page).locator('a, button');
const item = (page: Page, name: RegExp) => items(page).filter({hasText: name});

async function open(page: Page, path = PAGE) {
  await page.goto(path);
  await hydrated(page);
  await button(page).click();
}

/** What is between the press and the clipboard. */
const OBSTACLES = {
  'copies the Markdown of the page, letter by letter @every-browser @differs': () => undefined,
  'copies on plain http too, where there is no clipboard API @every-browser': () =>
    Object.defineProperty(navigator, 'clipboard', {value: undefined}),
  'copies within the press, as Safari wants it': () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('too late', 'NotAllowedError'));
    document.execCommand = () => false;
  },
};
for (const [title, obstacle] of Object.entries(OBSTACLES))
  test(title, async ({page, context, request}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(obstacle);
    await open(page);
    await item(page, /^Copy page as Markdown/).click();
    await expect(item(page, /^Copied/)).toBeFocused();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    const markdown = await (await request.get(`${PAGE}.md`)).text();
    expect(markdown).toContain(`url: "${site.url}${PAGE}"`);
    // Another page of the same browser has the API to read with.
    const reader = await context.newPage();
    await reader.goto('/docs');
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });

test('opens the Markdown, and chats with the address of the page', async ({page}) => {
  await open(page);
  await expect(item(page, /^View as Markdown/)).toHaveAttribute('href', `${PAGE}.md`);
  for (const [name, start] of [
    [/^Open in ChatGPT/, 'https://chatgpt.com/?q='],
    [/^Open in Claude/, 'https://claude.ai/new?q='],
  ] as const) {
    const link = item(page, name);
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.startsWith(start), href).toBe(true);
    expect(new URL(href).searchParams.get('q')).toContain(`${site.url}${PAGE}.md`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('works by keyboard alone, and closes on a second press, on one outside, and when Tab leaves it @every-browser', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await button(page).click();
  await button(page).click();
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await page.locator('article p').last().click();
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  await items(page).last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the Markdown', async ({page}) => {
    await page.goto(PAGE);
    await button(page).click();
    await expect(item(page, /^View as Markdown/)).toHaveAttribute('href', `${PAGE}.md`);
    await expect(item(page, /^Copy page/)).toBeHidden();
  });
});

test('says so when the Markdown cannot be fetched', async ({page}) => {
  await page.route('**/*.md', (route) => route.abort());
  await open(page);
  await item(page, /^Copy page as Markdown/).click();
  await expect(item(page, /^Not copied/)).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toHaveCount(1);
});
