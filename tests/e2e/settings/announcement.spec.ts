import {SETTINGS} from '../../support/settings-build';
import {test} from '../../support/settings-test';
import {expectNoShift, watchShifts} from '../../support/shifts';
import {type Page, expect} from '../../support/test';
import {open} from '../../support/visit';

const KEYS = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

const bar = (page: Page) => page.locator('.theme-announcement-bar');

const store = (page: Page, values: Record<string, string>) =>
  page.addInitScript((given) => {
    // Once, not at every load.
    if (!sessionStorage.getItem('test.stored'))
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
    sessionStorage.setItem('test.stored', '1');
  }, values);

test('the announcement is shown, without a layout shift', async ({page}) => {
  await watchShifts(page);
  await page.goto('/docs/intro');
  await expect(bar(page)).toContainText(SETTINGS.ANNOUNCEMENT_TEXT);
  await expectNoShift(page);
});

test('once dismissed, it stays away on this page and after a reload, without a layout shift', async ({page}) => {
  await open(page, '/docs/intro');
  // Two keys hold the dismissal and the last id.
  const stored = () => page.evaluate((keys) => Object.values(keys).map((key) => localStorage.getItem(key)), KEYS);
  expect(await stored()).toEqual(['false', SETTINGS.ANNOUNCEMENT_ID]);
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await stored()).toEqual(['true', SETTINGS.ANNOUNCEMENT_ID]);
  await watchShifts(page);
  await page.goto('/docs/concepts');
  await expect(bar(page)).toBeHidden();
  await expectNoShift(page);
  await expect(bar(page)).toBeHidden();
});

test('a new id brings it back at once to those who dismissed the one before', async ({page}) => {
  await store(page, {[KEYS.dismissed]: 'true', [KEYS.id]: 'release-1'});
  await watchShifts(page);
  await page.goto('/docs/intro');
  await expect(bar(page)).toBeVisible();
  await expectNoShift(page);
  await expect(bar(page)).toBeVisible();
});
