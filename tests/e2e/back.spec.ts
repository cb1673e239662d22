import {type Page, devices} from '@playwright/test';
import {finished} from '../support/ask';
import {FILE, field, verdict} from '../support/check';
import {expect, test} from '../support/test';
import {boxesMeasured, open} from '../support/visit';

const {viewport, isMobile, hasTouch, deviceScaleFactor} = devices['iPhone 13'];
const [BEFORE, PAGE] = ['/docs/intro', '/docs/concepts/networking'];

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const dialogOf = (page: Page) => page.locator('dialog[open], [aria-modal="true"], details[open] > .overlay');

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('on a phone', () => {
  test.use({viewport, isMobile, hasTouch, deviceScaleFactor});

  test('Back closes an open search or menu and stays where the reader is', async ({page}) => {
    await open(page, BEFORE);
    for (const name of ['Search', 'Open menu', 'Copy page, and more actions']) {
      await open(page, PAGE);
      const opener = page
        .getByRole('button', {name})
        .or(page.locator(`summary[aria-label="${name}"]`))
        .first();
      await opener.scrollIntoViewIfNeeded();
      const before = await place(page);
      await opener.tap();
      await expect(dialogOf(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toMatchObject({isDialog: true});
      await page.goBack();
      await expect(dialogOf(page)).toHaveCount(0);
      expect(page.url()).toContain(PAGE);
      expect(await place(page)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${BEFORE}$`));
    }
  });
});

test('a search that was closed or followed leaves nothing that Back has to pass', async ({page}) => {
  await open(page, BEFORE);
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('redis');
  // Whichever is first: that may change while the texts arrive.
  await page.locator('.DocSearch-Hit').first().click();
  await expect(page).not.toHaveURL(new RegExp(PAGE));
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Networking'})).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${BEFORE}$`));
});

test('Back returns to the results that were shown, and to the place among them', async ({page}) => {
  await open(page, '/search?q=health+check');
  const links = page.locator('main ol a');
  const more = page.getByRole('button', {name: 'Show more results'});
  await expect(more).toBeVisible();
  const before = await links.count();
  await more.click();
  await expect.poll(() => links.count()).toBeGreaterThan(before);
  const count = await links.count();
  await page.evaluate(() => window.scrollTo({top: 1406, behavior: 'instant'}));
  await page
    .locator('main h2 a')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/search/);
  await expect.poll(() => place(page)).toBeLessThan(1406);
  await page.goBack();
  await expect(links).toHaveCount(count);
  await expect.poll(() => place(page)).toBe(1406);
});

test('Back, and a reload, return to the place on a page whose answer comes above it', async ({page}) => {
  const ask = '/docs/ask?q=How+do+I+set+a+config+value%3F';
  for (const [route, top, come] of [
    ['/docs/check', 900, () => expect(verdict(page)).toBeVisible()],
    [ask, 400, () => finished(page)],
  ] as const) {
    await open(page, route);
    if (route !== ask) await field(page).fill(FILE);
    await come();
    await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
    await page
      .locator('main a[href^="/docs/"]')
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => place(page)).toBe(0);
    for (const again of [() => page.goBack(), () => page.reload()]) {
      await again();
      await come();
      await boxesMeasured(page);
      expect(await place(page), route).toBe(top);
    }
  }
});
