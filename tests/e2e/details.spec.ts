import {expect, test} from '../support/test';
import {boxesMeasured, open} from '../support/visit';

const PAGE = '/docs/concepts/pulumi';

test('details open for what the address points at, and again for the next target, and an anchor keeps the focus', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(page.locator('.details[open]')).toHaveCount(0);
  await page.goto(`${PAGE}#service-image`);
  await expect(page.locator('.details[open]')).toHaveCount(1);
  await expect(page.locator('[id="service-image"]')).toBeInViewport();
  const details = page.locator('.details').filter({has: page.locator('[id="service-image"]')});
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('data-collapsed', 'true');
  const anchor = page.locator('a[href="#service-ports"]');
  await page.evaluate(() => Object.assign(location, {hash: 'service-ports'}));
  await expect(anchor).toBeInViewport();
  // Pressed, it keeps the focus.
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#service-ports$/);
  await boxesMeasured(page);
  await expect(anchor).toBeFocused();
});

test('details that the browser opens, because it found something inside, show it', async ({page}) => {
  await open(page, PAGE);
  const details = page.locator('.details').first();
  await details.evaluate((element: HTMLDetailsElement) => void (element.open = true));
  await expect(details).toHaveAttribute('data-collapsed', 'false');
  await expect.poll(async () => (await details.locator('> div').boundingBox())?.height).toBeGreaterThan(20);
});
