import {isWhole, sample} from '../../tools/sample';
import {axeViolations} from '../support/axe';
import {sitemapRoutes} from '../support/built-site';
import {measureCommands} from '../support/cut-commands';
import {KINDS, changedRoutes} from '../support/kinds-of-pages';
import {type Page, expect, test} from '../support/test';
import {chooseMode, expectFits, listen, open} from '../support/visit';

const all = sitemapRoutes();
const changed = new Set(changedRoutes());
const always = new Set([...KINDS, ...changed]);
const sampled = new Set(sample(all, Math.ceil(all.length / 16)));
/** An ordinary run has a page of each kind, those that have changed, and some of the others. */
const routes = all.filter((route) => always.has(route) || sampled.has(route));
const light = new Set(sample(routes, Math.ceil(routes.length / 2)));
const hasBoth = (route: string) => isWhole || changed.has(route);

/** Ways a page can look. Each page has one of them in turn; those that have changed have both. */
const LOOKS = {
  'light on a desktop': {
    mode: 'light',
    size: {width: 1440, height: 900},
    hasTouch: false,
    routes: routes.filter((route) => light.has(route) || hasBoth(route)),
  },
  'dark on a phone': {
    mode: 'dark',
    size: {width: 390, height: 844},
    hasTouch: true,
    routes: routes.filter((route) => !light.has(route) || hasBoth(route)),
  },
};

// Nothing is prefetched then, which would be what other pages need, on each page anew. Contrast is judged on finished pages,
// not on words that are still fading in.
test.use({savesData: true, contextOptions: {reducedMotion: 'reduce'}});

// In Firefox without axe, which judges what is the same there, and in an ordinary run not the pages that are sampled.
test.describe('every page hydrates without a console message, passes axe, fits, and cuts no command @every-browser', () => {
  // The long reference pages keep axe busy on a slow machine.
  test.describe.configure({timeout: 180_000});
  for (const [look, {mode, size, hasTouch, routes}] of Object.entries(LOOKS))
    test.describe(() => {
      test.use({viewport: size, hasTouch});
      /** Looks of text that were judged on the pages before. */
      const judged = new Set<string>();

      for (const route of routes)
        test(`${look}: ${route}${always.has(route) ? ' @differs' : ''}`, async ({page, browserName}) => {
          const messages = listen(page);
          // Firefox runs this on its blank page too, which has no storage.
          await page.addInitScript((theme) => location.host && localStorage.setItem('theme', theme), mode);
          await open(page, route);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          const violations = browserName === 'chromium' ? await axeViolations(page, 'html', judged) : [];
          expect([...messages, ...violations]).toEqual([]);
          await expectFits(page);
          expect((await measureCommands(page)).cut, 'commands that have to be scrolled').toEqual([]);
        });
    });
});

test.describe('the sweep sees', () => {
  const found = async (page: Page, change: string) => {
    await open(page, '/docs/intro');
    await page
      .locator('article p')
      .first()
      .evaluate((paragraph, html) => (paragraph.innerHTML = html), change);
    return axeViolations(page, 'article');
  };

  test('pale text', async ({page}) => {
    expect(await found(page, '<em class="pale">Words</em>')).toEqual([]);
    await page.locator('.pale').evaluate((element: HTMLElement) => (element.style.color = 'rgb(190, 190, 190)'));
    expect(await axeViolations(page, 'article')).toEqual([expect.stringContaining('color-contrast: ')]);
    await chooseMode(page, 'dark');
    expect(await axeViolations(page, 'article')).toEqual([]);
  });

  test('commands that are cut, in closed tabs and folds too', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/tutorials/migrating-from-heroku-data');
    expect((await measureCommands(page)).cut).toEqual([]);
    await page.locator('details .language-shell pre').evaluateAll((blocks: HTMLElement[]) => {
      for (const block of blocks) block.style.whiteSpace = 'pre';
    });
    expect((await measureCommands(page)).cut).not.toEqual([]);
    await open(page, '/docs/intro/install');
    const {count} = await measureCommands(page);
    const visible = await page.locator('.language-shell pre:visible').count();
    expect(visible).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(visible);
  });
});
