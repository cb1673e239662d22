import {type Page, expect, test} from '../support/test';
import {follow, open} from '../support/visit';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test.use({viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

test(
  'tabs follow the arrows, Home and End, and are chosen by Space and Enter',
  {tag: '@every-browser'},
  async ({page}) => {
    await open(page, '/docs/intro/getting-started');
    const list = page.getByRole('tablist').first();
    const tabs = list.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe(await tabs.nth(1).textContent());
    await page.keyboard.press(' ');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe(await tabs.last().textContent());
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: (await tabs.first().textContent()) ?? ''})).toBeVisible();
  },
);

test(
  'the provider chosen on one page is chosen on the next, and after a reload',
  {tag: '@every-browser'},
  async ({page}) => {
    const chosen = page.locator('[role=tab][aria-selected=true]').filter({hasText: 'Google Cloud'}).first();
    await open(page, '/docs/tutorials/deploy-to-your-cloud');
    await expect(chosen).toHaveCount(0);
    await page.getByRole('tab', {name: 'Google Cloud'}).first().click();
    await follow(page, '/docs/tutorials/updating-your-services');
    await expect(page).toHaveURL(/updating-your-services$/);
    await expect(chosen).toBeVisible();
    await page.reload();
    await expect(chosen).toBeVisible();
  },
);
