import {readFileSync} from 'node:fs';
import {axeViolations} from '../support/axe';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const {length: total} = JSON.parse(readFileSync('build/samples-v2.json', 'utf8')) as unknown[];

const samples = (page: Page) => page.locator('main').getByRole('heading', {level: 2});
const count = (page: Page) => page.locator('main').getByRole('status').first();
const text = (page: Page) => page.getByRole('searchbox', {name: 'Text'});
const choice = (page: Page, name: string) => page.getByRole('combobox', {name});

test.describe('samples', () => {
  test.beforeEach(async ({page}) => open(page, '/docs/samples'));

  test('are filtered while the reader types, which is announced, and all back when a filter that none matches is lifted @translated', async ({
    page,
  }) => {
    await text(page).fill('django postgres');
    await expect(count(page)).toHaveText(/^\d+ of \d+ samples$/);
    const shown = Number((await count(page).textContent())?.split(' ')[0]);
    expect(shown).toBeGreaterThan(0);
    await expect(samples(page)).toHaveCount(shown);
    await expect(page).toHaveURL(/\?q=django\+postgres$/);
    await text(page).fill('no such sample');
    await expect(count(page)).toHaveText(`0 of ${total} samples`);
    expect(await axeViolations(page)).toEqual([]);
    const all = page.getByRole('button', {name: 'Show all'});
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(text(page)).toHaveValue('');
    await expect(samples(page).first()).toBeVisible();
    await expect(all).toBeDisabled();
    await expect(all).toBeFocused();
  });

  test('keep a choice in the address, where it survives a reload @translated', async ({page}) => {
    await choice(page, 'Language').selectOption({index: 1});
    await choice(page, 'Managed service').selectOption({index: 1});
    const shown = await count(page).textContent();
    await page.reload();
    await expect(count(page)).toHaveText(shown ?? '');
    await expect(choice(page, 'Language')).not.toHaveValue('');
    await page.getByRole('button', {name: 'Show all'}).click();
    await expect(count(page)).toHaveText(`${total} samples`);
    await expect(page).toHaveURL(/\/docs\/samples$/);
  });
});
