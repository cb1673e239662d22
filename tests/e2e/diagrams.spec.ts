import {axeViolations} from '../support/axe';
import {type Locator, type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/deployments';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('a diagram can be enlarged, and the focus comes back', async ({page}) => {
  await open(page, PAGE);
  const button = page.getByRole('button', {name: /^Enlarge/}).first();
  const small = await page.locator('figure.diagram svg').first().boundingBox();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const large = await dialog.locator('svg[role=img]:visible').boundingBox();
  expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.2);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('on a phone a diagram that is enlarged fits, and is larger than in the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, PAGE);
  const small = await page.locator('figure.diagram > svg:visible').first().boundingBox();
  await page
    .getByRole('button', {name: /^Enlarge/})
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('svg[role=img]:visible')).toHaveCount(1);
  const large = await dialog.locator('svg[role=img]:visible').boundingBox();
  expect(large?.width).toBeGreaterThan(small?.width ?? 390);
  expect(large?.width).toBeLessThanOrEqual(390);
  expect((large?.height ?? 0) / (large?.width ?? 1)).toBeCloseTo((small?.height ?? 0) / (small?.width ?? 1));
  const hidden = await dialog.getByRole('group').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden).toBe(0);
});

test('where its text is narrow, a page has the drawing for phones, and the enlarged one is as wide as fits', async ({
  page,
}) => {
  const drawing = (root: Page | Locator) => root.locator('.diagram > svg:visible').first();
  await open(page, PAGE);
  for (const [width, kind] of [
    [390, 'tall'],
    [768, 'wide'],
    [1024, 'tall'],
    [1440, 'wide'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(drawing(page)).toHaveClass(`diagram-${kind}`);
  }
  await page.setViewportSize({width: 1024, height: 900});
  await page
    .getByRole('button', {name: /^Enlarge/})
    .first()
    .press('Enter');
  await expect(drawing(page.getByRole('dialog'))).toHaveClass('diagram-wide');
});
