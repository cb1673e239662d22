import {site} from '../../config/site';
import {type Page, expect, test} from '../support/test';
import {expectNoShift, watchShifts} from '../support/shifts';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/scaling';
const OTHER = '/docs/providers/aws';

const choice = (page: Page, name: string) => page.getByRole('group', {name: 'Your deploy engine'}).getByLabel(name);
/** The cell that says whether AWS scales automatically. */
const cell = (page: Page) => page.locator('tr:has(td:first-child:text-is("Autoscaling")) td').nth(1);

test('the engine is asked once, pages show what it does, and a print has both', async ({page}) => {
  await open(page, PAGE);
  await expect(choice(page, "I don't know")).toBeChecked();
  await expect(page.getByText('this page describes the public deploy engine')).toBeVisible();
  await expect(cell(page).getByText('No', {exact: true})).toBeVisible();
  await expect(cell(page).getByText('Yes')).toBeHidden();
  await choice(page, 'Older').check();
  await expect(page.getByText('your deploy engine is the older one')).toBeVisible();
  await expect(cell(page).getByText('Yes')).toBeVisible();
  await expect(cell(page).getByText('No', {exact: true})).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(cell(page).getByText('Older engine: ')).toBeVisible();
  await expect(cell(page).getByText('No', {exact: true})).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await watchShifts(page);
  await open(page, OTHER);
  await expect(choice(page, 'Older')).toBeChecked();
  await expect(page.locator('tr', {hasText: 'Autoscaling'}).getByText('Supported', {exact: true})).toBeVisible();
  await expectNoShift(page);
  await choice(page, "I don't know").check();
  await expect(page.getByText('this page describes the public deploy engine')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both engines show, and there is nothing to choose', async ({page}) => {
    await page.goto(PAGE);
    await expect(cell(page).getByText('Older engine: ')).toBeVisible();
    await expect(cell(page).getByText('No', {exact: true})).toBeVisible();
    await expect(page.getByText('this page describes the public deploy engine')).toBeHidden();
  });
});

/** Pages that have an answer. */
const ANSWERS = [
  '/docs/concepts/deployments',
  '/docs/guides/back-up-and-restore',
  '/docs/providers/aws',
  `/docs/cli/${site.slug}_compose_up`,
];

test('the answer starts within 260 px on a desktop, and 400 px on a phone', async ({page}) => {
  for (const route of ANSWERS) {
    await open(page, route);
    for (const [width, limit] of [
      [1440, 260],
      [390, 400],
    ] as const) {
      await page.setViewportSize({width, height: 850});
      const answer = page.locator('.markdown > p').first();
      await expect
        .poll(() => answer.evaluate((element) => element.getBoundingClientRect().top), `${route} at ${width} px`)
        .toBeLessThanOrEqual(limit);
    }
  }
});
