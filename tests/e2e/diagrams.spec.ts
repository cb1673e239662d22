import {expect, test} from '../support/test';
import {open} from '../support/visit';

test('where its text is narrow, a page has the drawing for phones, with the same name and caption', async ({page}) => {
  await open(page, '/docs/concepts/networking');
  const drawing = page.getByRole('img', {name: /^In balanced and high availability mode, the internet reaches/});
  for (const [width, kind] of [
    [390, 'tall'],
    [768, 'wide'],
    [1024, 'tall'],
    [1440, 'wide'],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(drawing).toHaveClass(`diagram-${kind}`);
  }
  await expect(page.locator('.diagram figcaption').first()).toContainText('Who connects to which service on AWS');
});
