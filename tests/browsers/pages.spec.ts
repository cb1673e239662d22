import {readFileSync} from 'node:fs';
import {type Page, expect, test} from '../support/test';
import {listen, open} from '../support/visit';

const routes = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

const SIZES = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];

interface Sweeper {
  page: Page;
  /** What the console said, which is also where the browser says what the policy refused. */
  messages: string[];
  /** The current one first. */
  sizes: {width: number; height: number}[];
}

/** One page for all routes of a worker: a browser takes longer to make a new one than to load ours. */
const sweep = test.extend<object, {sweeper: Sweeper}>({
  sweeper: [
    async ({browser}, use, {project}) => {
      const sizes = [...SIZES];
      const page = await browser.newPage({baseURL: project.use.baseURL ?? '', viewport: sizes[0] ?? null});
      await use({page, messages: listen(page), sizes});
      await page.close();
    },
    {scope: 'worker'},
  ],
});

/** What a page is wider than its window, and which elements are. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [
      `${scrollWidth} px in ${clientWidth}: ${wide.map(({localName, className}) => `${localName}.${className}`)}`,
    ];
  });

test.describe('every page hydrates without a console message and fits', () => {
  for (const route of routes) {
    // A page is loaded in one size and changed to the other; the next page is loaded in that one.
    sweep(`on a desktop and on a phone: ${route}`, async ({sweeper: {page, messages, sizes}}) => {
      await open(page, route);
      const [first] = sizes;
      for (const size of sizes) {
        if (size !== first) await page.setViewportSize(size);
        expect([size.width, ...(await overflow(page))]).toEqual([size.width]);
      }
      sizes.reverse();
      // What comes later, such as a refused prefetch, fails the page after this one.
      expect(messages.splice(0)).toEqual([]);
    });
  }
});

test.describe('the sweep sees', () => {
  test('what the policy refuses', async ({page}) => {
    const messages = listen(page);
    await open(page, '/docs/intro');
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('script'), {text: '1'})));
    await expect.poll(() => messages.join()).toContain('script-src-elem');
  });

  test('an error that nobody catches, and a warning', async ({page}) => {
    const messages = listen(page);
    await open(page, '/docs/intro');
    await page.evaluate(() => {
      console.warn('a warning');
      setTimeout(() => {
        throw new Error('an error');
      });
    });
    await expect.poll(() => messages.toSorted()).toEqual(['uncaught: an error', 'warning: a warning']);
  });

  test('what is wider than a phone', async ({page}) => {
    await page.setViewportSize(SIZES[1] ?? {width: 390, height: 844});
    await open(page, '/docs/intro');
    expect(await overflow(page)).toEqual([]);
    await page
      .locator('article p')
      .first()
      .evaluate((element: HTMLElement) => (element.style.width = '500px'));
    expect(await overflow(page)).toEqual([expect.stringMatching(/^\d+ px in \d+: .*p\./)]);
  });
});
