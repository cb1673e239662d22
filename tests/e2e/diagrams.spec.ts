import {axeViolations} from '../support/axe';
import {type Locator, type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/concepts/networking';

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const width of [1280, 390])
  test(`a diagram can be enlarged at ${width} px, and the focus comes back`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, PAGE);
    const button = page.getByRole('button', {name: /^Enlarge/}).first();
    const small = await page.locator('figure.diagram > svg:visible').first().boundingBox();
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    const large = await dialog.locator('svg[role=img]:visible').boundingBox();
    expect(large?.width).toBeGreaterThan(small?.width ?? width);
    expect(large?.width).toBeLessThanOrEqual(width);
    expect(await dialog.getByRole('group').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
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
