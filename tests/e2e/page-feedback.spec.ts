import {site} from '../../config/site';
import {expect, test} from '../support/test';
import {follow, open} from '../support/visit';

const PAGE = '/docs/concepts/deployments';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('was this page helpful', () => {
  test('a vote is remembered in this browser, for this page', async ({page}) => {
    await open(page, PAGE);
    const no = page.getByRole('button', {name: 'No', exact: true});
    await no.click();
    await expect(page.getByRole('status').filter({hasText: 'What was missing?'})).toBeVisible();
    const issue = new URL((await page.getByRole('link', {name: 'Tell us in an issue'}).getAttribute('href')) ?? '');
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('body')).toContain(`Page: ${site.url}${PAGE}`);
    await page.reload();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Yes', exact: true})).toBeVisible();
    await follow(page, '/docs/concepts/domains');
    await expect(page).toHaveURL(/domains$/);
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(0);
  });

  test('without JavaScript an issue can be opened', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByRole('button', {name: 'Yes', exact: true})).toBeHidden();
    await expect(page.getByRole('link', {name: 'Report a problem'})).toBeVisible();
    await context.close();
  });
});
