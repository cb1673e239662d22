import {readFileSync} from 'node:fs';
import {type BrowserContextOptions, type Page, expect, test} from '@playwright/test';
import {axeViolations} from '../support/axe';
import {listen, open, saveData} from '../support/visit';

const routes = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

/** One page for all routes of a worker: a browser takes longer to make a new one than to load ours. */
const sweepWith = (look: BrowserContextOptions, theme: string) =>
  test.extend<object, {sweeper: {page: Page; messages: string[]; judged: Set<string>}}>({
    sweeper: [
      async ({browser}, use, {project}) => {
        // Contrast is judged on finished pages, not on words that are still fading in.
        const page = await browser.newPage({baseURL: project.use.baseURL ?? '', reducedMotion: 'reduce', ...look});
        await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
        // Nothing is prefetched then, which would be what other pages need, on each page anew.
        await saveData(page);
        await use({page, messages: listen(page), judged: new Set()});
        await page.close();
      },
      {scope: 'worker'},
    ],
  });

const SWEEPS = {
  'light, desktop': sweepWith({viewport: {width: 1440, height: 900}}, 'light'),
  'dark, phone': sweepWith({viewport: {width: 390, height: 844}, hasTouch: true}, 'dark'),
};

test.describe('every page hydrates without a console message and passes axe', () => {
  // The long reference pages keep axe busy on a slow machine.
  test.describe.configure({timeout: 180_000});
  for (const [look, sweep] of Object.entries(SWEEPS)) {
    for (const route of routes) {
      sweep(`${look}: ${route}`, async ({sweeper: {page, messages, judged}}) => {
        messages.length = 0;
        await open(page, route);
        expect([...messages, ...(await axeViolations(page, 'html', judged))]).toEqual([]);
      });
    }
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
  });

  test('an image without a text', async ({page}) => {
    expect(await found(page, '<img src="/img/favicon.svg">')).toEqual([expect.stringContaining('image-alt: ')]);
  });
});
