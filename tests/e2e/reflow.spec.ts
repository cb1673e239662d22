import {isWhole, sample} from '../../tools/sample';
import {axeViolations} from '../support/axe';
import {KINDS} from '../support/kinds-of-pages';
import {type Page, expect, test} from '../support/test';
import {boxesMeasured, expectFits, open} from '../support/visit';

// The size of letters would stay.
test.use({contextOptions: {reducedMotion: 'reduce'}, reuseContext: false});

/** What readers with dyslexia set, and what nothing may be lost with (WCAG 1.4.12). */
const SPACING =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-block-end: 2em !important}';

/** Texts of links and buttons of the navbar that aren't wholly in the window, or cover each other. */
const hiddenInNavbar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('.navbar a, .navbar button')]
      .map((element) => ({
        name: element.innerText || element.ariaLabel || '',
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter(({width}) => width > 1) as ({name: string} & DOMRect)[];
    const isCovered = (one: DOMRect) =>
      boxes.some(
        (other) =>
          other !== one &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      );
    return boxes
      .filter((box) => box.left < 0 || box.right > document.documentElement.clientWidth || isCovered(box))
      .map(({name}) => name);
  });

/** Looks of text that pages have in common are judged once per worker. */
const judged = new Set<string>();

// An ordinary run has a third of them, others each week.
for (const route of sample(KINDS, KINDS.length / 3))
  test(`${route} fits 320 px and large letters, and passes axe on a tablet and in forced colors`, async ({page}) => {
    // 1280 px at 400 %; whoever zooms 200 % has twice that.
    await page.setViewportSize({width: 320, height: 640});
    await open(page, route);
    if (route.startsWith('/search')) await expect(page.locator('main h2').first()).toBeVisible();
    await boxesMeasured(page);
    await expectFits(page, 'without scrolling sideways');
    await page.evaluate(async (css) => {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [await sheet.replace(css)];
    }, SPACING);
    await expectFits(page, 'with more space between letters, words and lines');
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await page.setViewportSize({width: 768, height: 1024});
    if (isWhole) expect(await axeViolations(page, 'html', judged)).toEqual([]);
    await page.emulateMedia({forcedColors: 'active'});
    expect(await axeViolations(page, 'html', judged), 'forced colors').toEqual([]);

    const browser = await page.context().newCDPSession(page);
    for (const size of isWhole ? [20, 24, 32] : [32]) {
      await browser.send('Page.setFontSizes', {fontSizes: {standard: size}});
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 800});
        await boxesMeasured(page);
        await expectFits(page, `${width} px with letters of ${size} px, without scrolling sideways`);
        expect(await hiddenInNavbar(page), `${width} px with letters of ${size} px`).toEqual([]);
      }
    }
  });

test('the menu can be scrolled in a window of a few lines', async ({page}) => {
  // 1366 by 768 px at 400 %, without the bars of the browser.
  await page.setViewportSize({width: 341, height: 160});
  await open(page, '/docs/concepts/compose/services');
  await page.getByRole('button', {name: 'Open menu'}).click();
  const last = page.getByRole('dialog', {name: 'Menu'}).locator('.drawer__foot').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ratio: 1});
});
