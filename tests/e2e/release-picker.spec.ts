import {site} from '../../config/site';
import {loadReleases} from '../../plugins/pages/data/releases';
import {type Page, expect, test} from '../support/test';
import {expectNoShift, watchShifts} from '../support/shifts';
import {open} from '../support/visit';

const PAGE = `/docs/cli/${site.slug}_compose_up`;
const OTHER = '/docs/concepts/compose/services';

const releases = loadReleases().map(({release}) => release);
const [oldest = ''] = releases;
const newest = site.cliVersion;

const picker = (page: Page) => page.getByRole('combobox', {name: 'CLI'});
const choose = (page: Page, release: string) => picker(page).selectOption(release);
/** The table row of a flag. */
const rowOf = (page: Page, flag: string) =>
  page
    .locator('tr')
    .filter({has: page.locator(`[id="${flag}"]`)})
    .first();

test('the newest release is chosen; what another lacks is dimmed and says so, and what it had is told', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(picker(page)).toHaveValue(newest);
  expect(await picker(page).getByRole('option').allTextContents()).toEqual([...releases].reverse());
  await expect(picker(page)).toHaveAccessibleDescription(new RegExp(`${site.slug} version`));
  const [later, gone] = [rowOf(page, '--ttl'), rowOf(page, '--mode')];
  const isDimmed = /not-in-release/;
  await expect(gone).toHaveClass(isDimmed);
  await expect(later).not.toHaveClass(isDimmed);
  await expect(later.locator('[data-release-kind=since]')).toBeHidden();
  await choose(page, oldest);
  await expect(later.locator('[data-release-kind=since]')).toBeVisible();
  await expect(later).toHaveClass(isDimmed);
  await expect(later.locator('[data-release-kind=since]').first()).toContainText(`not in ${oldest}`);
  await expect(gone).not.toHaveClass(isDimmed);
  await expect(gone.locator('[data-release-kind=removed]').first()).toContainText(`still in ${oldest}`);
  await choose(page, newest);
  await expect(later).not.toHaveClass(isDimmed);
  await expect(gone).toHaveClass(isDimmed);
  await expect(page.locator('html')).not.toHaveAttribute('data-older-release');
  await expect(later.locator('[data-release-kind=since]').first()).not.toContainText('not in');
});

test('what is stored and is no release is the newest one', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docs.cli-release', 'latest'));
  await open(page, PAGE);
  await expect(picker(page)).toHaveValue(newest);
  await expect(page.locator('html')).not.toHaveAttribute('data-older-release');
});

test('the choice is remembered on other pages, in other tabs and after a reload, which moves nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, OTHER);
  await watchShifts(page);
  await open(page, PAGE);
  await choose(page, oldest);
  await expect(picker(other)).toHaveValue(oldest);
  await page.reload();
  await expect(picker(page)).toHaveValue(oldest);
  await expectNoShift(page);
  await choose(page, newest);
  await expect(rowOf(page, '--ttl').locator('[data-release-kind=since]')).toBeHidden();
  await choose(other, oldest);
  await expect(rowOf(page, '--ttl')).toHaveClass(/not-in-release/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is dimmed or marked as new, what was removed says so, and there is nothing to choose', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(picker(page)).toBeHidden();
    await expect(page.locator('.not-in-release')).toHaveCount(0);
    await expect(rowOf(page, '--ttl').getByText('since 3.14.0')).toBeHidden();
    await expect(rowOf(page, '--mode')).toContainText('removed in 3.11.0');
  });
});
