import {expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

test('a print has the text, the addresses of links and no furniture', async ({page}) => {
  await open(page, '/docs/concepts/portal');
  await page.emulateMedia({media: 'print'});
  for (const furniture of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-footer',
    'footer.theme-layout-footer',
  ]) {
    await expect(page.locator(furniture)).toHaveCount(1);
    await expect(page.locator(furniture)).toBeHidden();
  }
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeHidden();
  const link = page.locator('.markdown a[href^="http"]').first();
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
});
