import {isWhole, sample} from '../../tools/sample';
import {axeViolations} from '../support/axe';
import {sitemapRoutes} from '../support/built-site';
import {measureCommands} from '../support/cut-commands';
import {KINDS, changedRoutes} from '../support/kinds-of-pages';
import {type Page, expect, test} from '../support/test';
import {chooseMode, expectFits, listen, open, saveData} from '../support/visit';

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
type Look = keyof typeof LOOKS;

interface Sweeper {
  page: Page;
  messages: string[];
  /** Opens a page in a look. */
  visit: (route: string, look: Look) => Promise<void>;
  /** Looks of text that were judged on the pages before. */
  judged: Record<Look, Set<string>>;
}

/** One page for all routes of a worker: a browser takes longer to make a new one than to load ours. */
const sweep = test.extend<object, {sweeper: Sweeper}>({
  sweeper: [
    async ({browser, browserName}, use, {project}) => {
      // Contrast is judged on finished pages, not on words that are still fading in.
      const page = await browser.newPage({baseURL: project.use.baseURL ?? '', reducedMotion: 'reduce'});
      const session = browserName === 'chromium' && (await page.context().newCDPSession(page));
      // Nothing is prefetched then, which would be what other pages need, on each page anew.
      await saveData(page);
      let worn: Look | undefined;
      const visit = async (route: string, look: Look) => {
        const {mode, size, hasTouch} = LOOKS[look];
        if (look !== worn) {
          await page.setViewportSize(size);
          if (session) await session.send('Emulation.setTouchEmulationEnabled', {enabled: hasTouch});
          await open(page, route);
          await chooseMode(page, mode);
          worn = look;
        }
        await open(page, route);
      };
      await use({
        page,
        messages: listen(page),
        visit,
        judged: {'light on a desktop': new Set(), 'dark on a phone': new Set()},
      });
      await page.close();
    },
    {scope: 'worker'},
  ],
});

// In Firefox without axe, which judges what is the same there, and in an ordinary run not the pages that are sampled.
test.describe('every page hydrates without a console message, passes axe, fits, and cuts no command @every-browser', () => {
  // The long reference pages keep axe busy on a slow machine.
  test.describe.configure({timeout: 180_000});
  for (const look of Object.keys(LOOKS) as Look[])
    for (const route of LOOKS[look].routes)
      sweep(
        `${look}: ${route}${always.has(route) ? ' @differs' : ''}`,
        async ({browserName, sweeper: {page, messages, visit, judged}}) => {
          messages.length = 0;
          await visit(route, look);
          const violations = browserName === 'chromium' ? await axeViolations(page, 'html', judged[look]) : [];
          expect([...messages, ...violations]).toEqual([]);
          await expectFits(page);
          expect((await measureCommands(page)).cut, 'commands that have to be scrolled').toEqual([]);
        },
      );
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
    expect((await measureCommands(page)).cut).toContainEqual(expect.stringMatching(/^pg_dump -Fc /));
    await open(page, '/docs/intro/install');
    const {count} = await measureCommands(page);
    const visible = await page.locator('.language-shell pre:visible').count();
    expect(visible).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(visible);
  });
});
