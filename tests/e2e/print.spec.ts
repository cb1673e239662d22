import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

/** How much of the folded text has a place on the page. */
const shownFolds = (page: Page) =>
  page
    .locator('main details')
    .evaluateAll((all) =>
      all.map((details) =>
        [...details.children].some((child) => child.localName !== 'summary' && child.clientHeight > 20),
      ),
    );

for (const how of ['styles', 'events'] as const)
  test(`folded text is printed, by ${how}`, async ({page}) => {
    await open(page, '/docs/tutorials/deploying-from-github-actions/to-gcp');
    const folded = page.locator('main details:not([open])');
    const count = await folded.count();
    expect(count).toBeGreaterThan(2);
    await page.emulateMedia({media: 'print'});
    if (how === 'events') await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(folded).toHaveCount(how === 'events' ? 0 : count);
    expect(await shownFolds(page)).toEqual(Array.from({length: count}, () => true));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({media: 'screen'});
    await expect(folded).toHaveCount(count);
    expect(await shownFolds(page)).toEqual(Array.from({length: count}, () => false));
  });

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
