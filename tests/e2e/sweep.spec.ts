import {axeViolations} from '../support/axe';
import {sitemapRoutes} from '../support/built-site';
import {cutCommands, measureCommands} from '../support/cut-commands';
import {type Page, expect, test} from '../support/test';
import {chooseMode, expectFits, listen, open, saveData} from '../support/visit';

const routes = sitemapRoutes();

interface Look {
  mode: string;
  size: {width: number; height: number};
  hasTouch: boolean;
  /** Looks of text that were judged on the pages before. */
  judged: Set<string>;
}

interface Sweeper {
  page: Page;
  messages: string[];
  /** Ways a page can look, the current one first. */
  looks: Look[];
  wear: (look: Look) => Promise<void>;
}

/** One page for all routes of a worker: a browser takes longer to make a new one than to load ours. */
const sweep = test.extend<object, {sweeper: Sweeper}>({
  sweeper: [
    async ({browser}, use, {project}) => {
      const looks: Look[] = [
        {mode: 'light', size: {width: 1440, height: 900}, hasTouch: false, judged: new Set()},
        {mode: 'dark', size: {width: 390, height: 844}, hasTouch: true, judged: new Set()},
      ];
      // Contrast is judged on finished pages, not on words that are still fading in.
      const page = await browser.newPage({
        baseURL: project.use.baseURL ?? '',
        reducedMotion: 'reduce',
        viewport: looks[0]?.size ?? null,
      });
      const session = await page.context().newCDPSession(page);
      await page.addInitScript(() => localStorage.setItem('theme', localStorage.getItem('theme') ?? 'light'));
      // Nothing is prefetched then, which would be what other pages need, on each page anew.
      await saveData(page);
      const wear = async ({mode, size, hasTouch}: Look) => {
        await page.setViewportSize(size);
        await session.send('Emulation.setTouchEmulationEnabled', {enabled: hasTouch});
        await chooseMode(page, mode);
      };
      await use({page, messages: listen(page), looks, wear});
      await page.close();
    },
    {scope: 'worker'},
  ],
});

test.describe('every page hydrates without a console message, passes axe, fits, and cuts no command', () => {
  // The long reference pages keep axe busy on a slow machine.
  test.describe.configure({timeout: 180_000});
  for (const route of routes) {
    // A page is loaded in one look and changed to the other; the next page is loaded in that one.
    sweep(`light on a desktop, dark on a phone: ${route}`, async ({sweeper: {page, messages, looks, wear}}) => {
      messages.length = 0;
      await open(page, route);
      const [first] = looks;
      for (const look of looks) {
        if (look !== first) await wear(look);
        expect([look.mode, ...messages, ...(await axeViolations(page, 'html', look.judged))]).toEqual([look.mode]);
        await expectFits(page, `${look.size.width} px`);
      }
      expect(await cutCommands(page), 'commands that have to be scrolled').toEqual([]);
      looks.reverse();
    });
  }
});

test.describe('the sweep sees', () => {
  const found = async (page: Page, change: string) => {
    await open(page, '/docs/intro');
    await page
      .locator('article p')
      .first()
      .evaluate((paragraph, html) => (paragraph.innerHTML = html), change);
    return axeViolations(page);
  };

  test('pale text', async ({page}) => {
    expect(await found(page, '<em class="pale">Words</em>')).toEqual([]);
    await page.locator('.pale').evaluate((element: HTMLElement) => (element.style.color = 'rgb(190, 190, 190)'));
    expect(await axeViolations(page)).toEqual([expect.stringContaining('color-contrast: ')]);
    await chooseMode(page, 'dark');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('an image without a text', async ({page}) => {
    expect(await found(page, '<img src="/img/favicon.svg">')).toEqual([expect.stringContaining('image-alt: ')]);
  });

  test('commands that are cut, in closed tabs and folds too', async ({page}) => {
    await open(page, '/docs/tutorials/migrating-from-heroku-data');
    expect((await measureCommands(page)).cut).toEqual([]);
    await page.locator('details .language-shell pre').evaluateAll((blocks: HTMLElement[]) => {
      for (const block of blocks) block.style.whiteSpace = 'pre';
    });
    expect(await cutCommands(page)).toContainEqual(expect.stringMatching(/^390 px: pg_dump -Fc /));
    await open(page, '/docs/intro/install');
    const {count} = await measureCommands(page);
    const visible = await page.locator('.language-shell pre:visible').count();
    expect(visible).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(visible);
  });
});
