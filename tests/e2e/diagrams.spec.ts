import {expect, test} from '../support/test';
import {open} from '../support/visit';

test('where its text is narrow, a page has the drawing for phones', async ({page}) => {
  await open(page, '/docs/concepts/networking');
  for (const [width, kind] of [
    [390, 'tall'],
    [768, 'wide'],
    [1024, 'tall'],
    [1440, 'wide'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(page.locator('.diagram > svg:visible').first()).toHaveClass(`diagram-${kind}`);
  }
});
