import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({contextOptions: {reducedMotion: 'reduce'}});

/** How much of the folded text has a place on the page. */
const shownFolds = (page: Page) =>
  page
    .locator('.markdown details')
    .evaluateAll((all) =>
      all.map((details) =>
        [...details.children].some((child) => child.localName !== 'summary' && child.clientHeight > 20),
      ),
    );

for (const how of ['styles', 'events'] as const)
  test(`folded text is printed, by ${how}`, async ({page}) => {
    await open(page, '/docs/releases');
    const folded = page.locator('.markdown details:not([open])');
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

/** What is only for the screen, and a page that has it. */
const FURNITURE: Record<string, string[]> = {
  '/docs/concepts/portal': [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-footer',
    'footer.theme-layout-footer',
    '[aria-label="Skip to main content"] > a',
    '.toc',
    '.pagination-nav',
    'summary[aria-label^="Copy page"]',
    '.hash-link',
  ],
  '/docs/tutorials/deploy-to-your-cloud': ['.tabs', '.code-block__buttons'],
};

test('a print has the text, the addresses of links and no furniture', async ({page}) => {
  for (const [route, selectors] of Object.entries(FURNITURE)) {
    await page.emulateMedia({media: 'screen'});
    await open(page, route);
    for (const selector of selectors)
      await expect(page.locator(selector).filter({visible: true}).first(), selector).toBeVisible();
    await page.emulateMedia({media: 'print'});
    for (const selector of selectors)
      await expect(page.locator(selector).filter({visible: true}), selector).toHaveCount(0);
    const words = page.locator('.markdown > p, .markdown header p').first();
    await expect(words, route).toBeVisible();
    if (route !== '/docs/concepts/portal') continue;
    const link = page.locator('.markdown a[href^="http"]').first();
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after, route).toContain(await link.getAttribute('href'));
  }
});

test('a print has every tab, with its name', async ({page}) => {
  await open(page, '/docs/tutorials/deploy-to-your-cloud');
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  const count = await panels.count();
  expect(count).toBeGreaterThan(3);
  await expect(panels.filter({visible: true})).not.toHaveCount(count);
  await page.emulateMedia({media: 'print'});
  await expect(panels.filter({visible: true})).toHaveCount(count);
  const names = page.locator('[role=tabpanel] .tab-name');
  await expect(names.filter({visible: true})).toHaveCount(count);
  await expect(names.filter({hasText: 'Google Cloud'}).first()).toBeVisible();
});

test('a print is dark on white, whatever the mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/docs/intro/getting-started');
  const colors = () =>
    page.evaluate(() =>
      ['body', '.markdown p', '.code-block pre'].map((selector) => {
        const element = document.querySelector(selector);
        const style = element && getComputedStyle(element);
        return `${selector}: ${selector === 'body' ? style?.backgroundColor : style?.color}`;
      }),
    );
  const onScreen = await colors();
  await page.emulateMedia({media: 'print'});
  const [ground, text, code] = await colors();
  expect(ground).toBe('body: rgb(255, 255, 255)');
  expect(text).toMatch(/: rgb\((?:0, 0, 0|34, 34, 34)\)$/);
  expect([text, code]).not.toContainEqual(onScreen[1]);
  expect(code).not.toBe(onScreen[2]);
});
