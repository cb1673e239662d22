import {axeViolations} from '../support/axe';
import {type Page, expect, test} from '../support/test';
import {follow, open} from '../support/visit';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Open menu'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');

test.describe('breakpoint', () => {
  test('the mobile sidebar opens, closes, and is gone above the breakpoint @every-browser', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/docs/intro');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', {name: 'Close menu'}).click();
    await expect(menu(page)).toBeHidden();
    // It takes the focus, gives it back at Escape, and is empty while it's closed.
    const links = page.locator('.navbar-sidebar a');
    await expect(links).toHaveCount(0);
    await menuButton(page).press('Enter');
    await expect(page.getByRole('button', {name: 'Close menu'})).toBeFocused();
    expect(await links.count()).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await expect(links).toHaveCount(0);
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({width: 1200, height: 800});
    await expect(menu(page)).toBeHidden();
  });

  test('the mobile sidebar switches between the section and the site by keyboard', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, '/docs/intro');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).press('Enter');
    await expect(page.getByLabel('Open menu')).toHaveAttribute('aria-expanded', 'true');
    const choice = (name: string) => menu(page).getByRole('button', {name, exact: true});
    const link = (name: string) => menu(page).getByRole('link', {name, exact: true});
    await expect(choice('Overview')).toHaveAttribute('aria-pressed', 'true');
    await expect(link('Features')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(choice('Site')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(choice('Site')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice('Overview')).toHaveAttribute('aria-pressed', 'false');
    await expect(link('Tutorials')).toBeVisible();
    await expect(link('Features')).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(link('Features')).toBeVisible();
  });
});

test.describe('docs sidebar', () => {
  test('cannot be hidden', async ({page}) => {
    await open(page, '/docs/intro');
    await expect(page.getByRole('button', {name: /(collapse|hide) sidebar/i})).toHaveCount(0);
  });

  test('keeps a category open when another one is opened', async ({page}) => {
    await open(page, '/docs/tutorials');
    const closed = sidebar(page).locator('[aria-expanded="false"]');
    const count = await closed.count();
    await closed.first().click();
    await closed.first().click();
    await expect(closed).toHaveCount(count - 2);
    await follow(page, '/docs/tutorials/deploy-to-aws');
    await expect(page).toHaveURL(/deploy-to-aws$/);
    await expect(closed).toHaveCount(count - 2);
  });
});

test.describe('a collapsible section', () => {
  async function transition(page: Page): Promise<{duration: number; height: number}> {
    await open(page, '/docs/tutorials');
    const category = sidebar(page).locator('li.theme-doc-sidebar-item-category').first();
    const list = category.locator('ul').first();
    await category.locator('[aria-expanded]').first().click();
    await expect.poll(() => list.evaluate((element: HTMLElement) => element.style.transition)).toMatch(/height/);
    // Set when the animation has ended.
    await expect.poll(() => list.evaluate((element: HTMLElement) => element.style.height)).toBe('auto');
    return list.evaluate((element: HTMLElement) => ({
      duration: Number(/height (\d+)ms/.exec(element.style.transition)?.[1]),
      height: element.scrollHeight,
    }));
  }

  test('takes a time that follows from the height of its content', async ({page}) => {
    const {duration, height} = await transition(page);
    // Material Design's dynamic duration, as the framework computes it; the height may be rounded.
    const constant = height / 36;
    const expected = Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
    expect(Math.abs(duration - expected)).toBeLessThanOrEqual(10);
    expect(duration).toBeGreaterThan(100);
  });

  test('takes 1 ms under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect((await transition(page)).duration).toBe(1);
  });
});

test('the table of contents lists headings of levels 2 and 3', async ({page}) => {
  await page.setViewportSize({width: 1400, height: 800});
  await open(page, '/docs/concepts/security');
  const listed = await page
    .locator('a.table-of-contents__link')
    .evaluateAll((links) => links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))));
  const headings = await page
    .locator('main :is(h2, h3)[id]')
    .evaluateAll((elements) => elements.map((element) => element.id));
  expect(await page.locator('main h3[id]').count()).toBeGreaterThan(1);
  expect(new Set(listed)).toEqual(new Set(headings));
});

test('the docs version that is read is kept in local storage, by plugin, and replaces one that is gone', async ({
  page,
}) => {
  const KEY = 'docs-preferred-version-default';
  const kept = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await open(page, '/');
  expect(await kept()).toBeNull();
  await open(page, '/docs/intro');
  await expect.poll(kept).toBe('current');
  await open(page, '/');
  expect(await kept()).toBe('current');
  await page.evaluate((key) => localStorage.setItem(key, 'ghost'), KEY);
  // Read on every page: a version that doesn't exist is forgotten.
  await page.reload();
  await expect.poll(kept).toBeNull();
  await page.evaluate((key) => localStorage.setItem(key, 'ghost'), KEY);
  await open(page, '/docs/intro');
  await expect.poll(kept).toBe('current');
});
