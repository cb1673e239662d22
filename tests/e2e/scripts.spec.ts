import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {openSearch} from '../support/search-modal';
import {expect, test} from '../support/test';
import {open} from '../support/visit';

const PAGE = '/docs/intro';

test('scripts are asked for and run after the first frame, which they would slow down', async ({page}) => {
  await page.addInitScript(() => {
    let frames = 0;
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        frames += 1;
        Object.assign(window, {firstFrame: performance.now()});
      }),
    );
    new MutationObserver((_, observer) => {
      if (!document.querySelector('script[src*="/main."]')) return;
      Object.assign(window, {framesBefore: frames});
      observer.disconnect();
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, PAGE);
  const {framesBefore, firstFrame, asked} = await page.evaluate(() => {
    const {framesBefore, firstFrame} = window as unknown as {framesBefore: number; firstFrame: number};
    const files = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
    return {framesBefore, firstFrame, asked: files.map(({startTime}) => startTime)};
  });
  expect(framesBefore).toBe(1);
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThan(firstFrame);
});

test('scripts run in a tab behind others, which has no frames', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true});
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(PAGE);
  await page.waitForFunction(() => 'docusaurus' in window);
});

test.describe('what a page starts with', () => {
  // Nothing is fetched ahead for other pages.
  test.use({savesData: true});

  test('Chrome compiles it while it loads, and nothing else', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    const isHinted = (path: string) =>
      readFileSync(join('build', path), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    // The bundle and its loader, what pages share, what docs pages share, the sidebars, the plugin's data, the page: none
    // is only there because Docusaurus names it.
    const atStart = scripts.splice(0);
    expect(atStart).toHaveLength(7);
    const named = page.locator('head link[rel="preload"][as="script"]');
    const paths = await named.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.toSorted()).toEqual(atStart.toSorted());
    expect(atStart.filter((path) => !isHinted(path))).toEqual([]);
    await openSearch(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(isHinted)).toEqual([]);
  });
});

test('without a key nothing is loaded and nothing is sent, and without WebMCP nothing of its tools', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => ['analytics' in window, 'modelContext' in document])).toEqual([false, false]);
  const texts = await Promise.all(
    loaded.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(texts.filter((text) => text.includes('adapt_compose'))).toEqual([]);
});
