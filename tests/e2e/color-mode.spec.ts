import {readFileSync} from 'node:fs';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const ROUTE = '/docs/intro';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/}).first();

test('the mode is light until the reader chooses, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, ROUTE);
  expect(await mode(page)).toBe('light');
  expect(await stored(page)).toBeNull();
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await mode(page)).toBe('light');
});

test('the switch goes from light to dark and back, and stores each choice under the theme key @every-browser', async ({
  page,
}) => {
  await open(page, ROUTE);
  await toggle(page).click();
  expect([await mode(page), await stored(page)]).toEqual(['dark', 'dark']);
  await toggle(page).click();
  expect([await mode(page), await stored(page)]).toEqual(['light', 'light']);
});

test('a choice survives a reload and is there before the bundle @every-browser', async ({page}) => {
  await open(page, ROUTE);
  await toggle(page).click();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload({waitUntil: 'domcontentloaded'});
  // The page loads once more, because its scripts are missing: it may have nothing at all for a moment.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a dark page has no light frame while it starts @every-browser', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const looks = new Set<string>();
    const look = () => {
      // Nothing is painted before the style sheet is there.
      const {backgroundColor, colorScheme} = document.body ? getComputedStyle(document.body) : {};
      if (backgroundColor && backgroundColor !== 'rgba(0, 0, 0, 0)') looks.add(`${colorScheme} ${backgroundColor}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, {looks});
  });
  await open(page, ROUTE);
  await page.waitForLoadState('networkidle');
  const looks = await page.evaluate(() => [...(window as unknown as {looks: Set<string>}).looks]);
  expect(looks).toEqual([expect.stringMatching(/^dark rgb\((?:\d\d?, ){2}\d\d?\)$/)]);
});

test('a choice in one tab is followed by the other tabs @every-browser @differs', async ({page, context}) => {
  await open(page, ROUTE);
  const other = await context.newPage();
  await open(other, '/docs/concepts');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(other)).toHaveAttribute('aria-label', /currently dark mode/);
});

test('without a choice the default mode is back, not the mode of the system', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, ROUTE);
  await toggle(page).click();
  const other = await context.newPage();
  await open(other, ROUTE);
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test('a stored choice is deleted where the switch is disabled', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => {
    const source = readFileSync(`build${new URL(route.request().url()).pathname}`, 'utf8');
    const body = source.replaceAll(/disableSwitch:(!1|false)/g, 'disableSwitch:!0');
    return route.fulfill({contentType: 'text/javascript', body});
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, ROUTE);
  await expect(toggle(page)).toHaveCount(0);
  await expect.poll(() => stored(page)).toBeNull();
});
