import {expect, test} from '../support/test';
import {open} from '../support/visit';

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
