import {expect, test} from '../support/test';
import {open} from '../support/visit';

const RECORDS = '**/assets/search/*.json';

test.describe('search page', () => {
  test('reads and writes its query in the address @every-browser @translated', async ({page}) => {
    await open(page, '/search?q=redis');
    await expect(page.getByRole('searchbox')).toHaveValue('redis');
    await expect(page.locator('main h2').first()).toHaveText('Managed Redis');
    await page.getByRole('searchbox').fill('postgres');
    await expect(page).toHaveURL(/\?q=postgres$/);
    await expect(page.locator('main h2').first()).toHaveText('Managed Postgres');
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.locator('main h2 a').first().click();
    await expect(page).toHaveURL(/managed-postgres/);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('postgres');
  });

  test('leaves the caret where one types, and follows links and the way back @every-browser', async ({page}) => {
    await open(page, '/search');
    const searchbox = page.getByRole('searchbox');
    await page.getByRole('link', {name: '--detach'}).click();
    await expect(searchbox).toHaveValue('--detach');
    await searchbox.fill('redis');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('xy');
    await expect(searchbox).toHaveValue('redixys');
    await expect(page).toHaveURL(/\?q=redixys$/);
    await page.goBack();
    await expect(searchbox).toHaveValue('');
  });

  test('shows more on demand, announces the number, and leads to what is new', async ({page}) => {
    // It has 21 to 40 results.
    await open(page, '/search?q=rollback');
    await expect(page.locator('[role=status]', {hasText: /^\d+ results for "rollback"/})).toHaveCount(1);
    const links = page.locator('main li a');
    const before = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const more = page.getByRole('button', {name: 'Show more results'});
    await more.click();
    await expect(page.locator('[role=status]', {hasText: /^(\d+) of \1 results for "rollback"/})).toHaveCount(1);
    await expect(more).toHaveCount(0);
    await expect.poll(() => links.count()).toBeGreaterThan(before.length);
    const focused = page.locator('main a:focus');
    await expect(focused).toHaveCount(1);
    expect(before).not.toContain(await focused.evaluate((link) => (link as HTMLAnchorElement).href));
  });

  test('has words for nothing typed, nothing found and no connection @translated', async ({page}) => {
    await open(page, '/search');
    await expect(page.getByRole('link', {name: '--detach'})).toBeVisible();
    await page.getByRole('searchbox').fill('zzqxqyw');
    // The same words are in the status line for screen readers.
    await expect(page.getByText('No results found for').last()).toBeVisible();
    await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
    await page.route(RECORDS, (route) => route.abort());
    await open(page, '/search?q=redis');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await page.unroute(RECORDS);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main h2').first()).toHaveText('Managed Redis');
  });
});
