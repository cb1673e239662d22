import {readFileSync} from 'node:fs';
import {axeViolations} from '../support/axe';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const {length: total} = JSON.parse(readFileSync('build/samples-v2.json', 'utf8')) as unknown[];

const samples = (page: Page) => page.locator('main').getByRole('heading', {level: 2});
const count = (page: Page) => page.locator('main').getByRole('status').first();
const field = (page: Page) => page.getByRole('searchbox', {name: /^Name, language/});

test.beforeEach(async ({page}) => open(page, '/docs/samples'));

test('samples are filtered while the reader types, which is announced, and all are back when the field is cleared @translated', async ({
  page,
}) => {
  await field(page).fill('no such sample');
  await expect(count(page)).toHaveText(`0 of ${total} samples`);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', {name: 'Clear the text'}).click();
  await expect(count(page)).toHaveText(`${total} samples`);
  await expect(page).toHaveURL(/\/docs\/samples$/);
});

test('samples keep the filter in the address, where it survives a reload @translated', async ({page}) => {
  await field(page).fill('django postgres');
  await expect(page).toHaveURL(/\?q=django%20postgres$/);
  const shown = Number((await count(page).textContent())?.split(' ')[0]);
  expect(shown).toBeGreaterThan(0);
  await page.reload();
  await expect(count(page)).toHaveText(`${shown} of ${total} samples`);
  await expect(samples(page)).toHaveCount(shown);
  await expect(field(page)).toHaveValue('django postgres');
});
