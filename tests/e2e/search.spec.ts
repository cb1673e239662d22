import {hits, openSearch, typeInSearch} from '../support/search-modal';
import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const tasks = (page: Page) => page.getByRole('navigation', {name: 'Common tasks'});

test.beforeEach(({page}) => open(page, '/docs/concepts/scaling'));

test.describe('search modal', () => {
  test('finds sections, marks words, opens the first by Enter, and keeps recent and favorite searches @every-browser @translated', async ({
    page,
  }) => {
    await typeInSearch(page, '--wait-timeout');
    const first = hits(page).first();
    await expect(first.locator('mark').first()).toHaveText('--wait-timeout');
    await expect(first).toContainText('CLI /');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role=status]', {hasText: /results? for "--wait-timeout"/})).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_compose_up#--wait-timeout$/);
    await expect(page.locator('[id="--wait-timeout"]')).toBeInViewport();

    await typeInSearch(page, 'managed');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type(' redis');
    await expect(page.locator('[role=status]', {hasText: /results? for "managed redis"/})).toHaveCount(1);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first.locator('.DocSearch-Hit-title')).toHaveText('Managed Redis');
    const excerpt = page.locator('.site-search-excerpt');
    await expect(excerpt.first()).toContainText(/\w+ \w+ \w+ \w+/);
    await expect(excerpt.first().locator('mark').first()).toHaveText(/redis/i);
    await first.click();
    await expect(page).toHaveURL(/managed-redis/);
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source', {hasText: 'Recent'})).toBeVisible();
    await expect(page.locator('.DocSearch-Hit-title', {hasText: 'Managed Redis'})).toBeVisible();
    // It would answer a query that's gone.
    await expect(excerpt).toHaveCount(0);
    await expect(tasks(page)).toBeHidden();
    await page.getByTitle('Keep this search').first().click();
    await expect(page.locator('.DocSearch-Hit-source', {hasText: 'Favorites'})).toBeVisible();
  });

  test('opens the first hit by an Enter that comes in the moment in which it is drawn @every-browser', async ({
    page,
  }) => {
    await openSearch(page);
    await page.evaluate(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('.DocSearch-Hit mark')) return;
        observer.disconnect();
        const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true});
        document.querySelector('.DocSearch-Input')?.dispatchEvent(enter);
      }).observe(document.body, {childList: true, subtree: true});
    });
    await page.locator('.DocSearch-Input').fill('--wait-timeout');
    await expect(page).toHaveURL(/_compose_up#--wait-timeout$/);
  });
});
