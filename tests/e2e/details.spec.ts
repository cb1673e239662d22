import {site} from '../../config/site';
import {expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = `/docs/cli/${site.slug}_init`;

test('details open when the address points at something inside', async ({page}) => {
  await open(page, PAGE);
  await expect(page.locator('.details[open]')).toHaveCount(0);
  await page.goto(`${PAGE}#--color`);
  await expect(page.locator('.details[open]')).toHaveCount(1);
  await expect(page.locator('[id="--color"]')).toBeInViewport();
});

test('details stay closed, and the page whole, when the address is wrongly encoded', async ({page}) => {
  await open(page, `${PAGE}#%`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('init');
  await expect(page.locator('.details[open]')).toHaveCount(0);
});
