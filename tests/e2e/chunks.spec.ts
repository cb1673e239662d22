import {existsSync} from 'node:fs';
import {axeViolations} from '../support/axe';
import {type Page, type Route, expect, test} from '../support/test';
import {chunksOf, countLoads, follow, hydrated, open} from '../support/visit';

const FROM = '/docs/intro';
const TARGET = '/docs/intro/features';

/** What happens to the files of the target, and may change while a test runs. */
interface Fault {
  /** Requests that fail before they succeed. */
  failures: number;
  /** Time before an answer, in milliseconds. */
  delay: number;
}

async function injectFault(page: Page, paths: string[], fault: Fault): Promise<void> {
  await page.route(
    (url) => paths.includes(url.pathname),
    async (route: Route) => {
      // Whatever is prefetched would be a second way in.
      if (route.request().resourceType() === 'other') return route.abort();
      if (fault.failures > 0) {
        fault.failures -= 1;
        return route.abort();
      }
      await new Promise((resolve) => setTimeout(resolve, fault.delay));
      return route.continue();
    },
  );
}

/** The build has been reloaded before, in this tab. */
const useUpReload = (page: Page) =>
  page.evaluate(() => {
    const runtime = document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]');
    sessionStorage.setItem('site.reloaded-build', runtime?.src ?? '');
  });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});
const failure = (page: Page) => page.getByRole('alert').filter({hasText: 'This page didn’t load'});

let chunks: string[];

test.use({viewport: {width: 1280, height: 800}});
test.beforeAll(async ({browser}) => {
  chunks = await chunksOf(browser, TARGET, FROM);
});

test('the code of a page is loaded when the page is opened', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open(page, FROM);
  expect(scripts).not.toEqual(expect.arrayContaining(chunks));
  await follow(page, TARGET);
  await page.waitForURL(`**${TARGET}`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(chunks));
});

test.describe('navigation', () => {
  test('that fails reloads the page', async ({page}) => {
    const fault = {failures: 0, delay: 0};
    await injectFault(page, chunks, fault);
    await open(page, FROM);
    const count = countLoads(page);
    fault.failures = 1;
    await follow(page, TARGET);
    await expect.poll(() => count.loads).toBe(1);
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`${TARGET}$`));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('that fails reloads the page, whichever of its files is missing', async ({page, browser}) => {
    // Home shares the bundle with docs pages, but not their layout, their data and the code of their theme.
    const files = await chunksOf(browser, FROM, '/');
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      await open(page, '/');
      await page.evaluate(() => sessionStorage.clear());
      const count = countLoads(page);
      await page.route(
        (url) => url.pathname === file && count.loads === 0,
        (route) => route.abort(),
      );
      await follow(page, FROM);
      await expect.poll(() => count.loads, file).toBe(1);
      await hydrated(page);
      await expect(page).toHaveURL(new RegExp(`${FROM}$`));
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll();
    }
  });

  test('that fails for good reloads once, and stays readable', async ({page}) => {
    const fault = {failures: 0, delay: 0};
    await injectFault(page, chunks, fault);
    await open(page, FROM);
    const count = countLoads(page);
    fault.failures = 99;
    await follow(page, TARGET);
    await expect(page.locator('.notice').getByRole('button', {name: 'Reload'})).toBeVisible();
    await page.waitForTimeout(500);
    expect(count.loads).toBe(1);
    await expect(page).toHaveURL(new RegExp(`${TARGET}$`));
    await expect(heading(page)).toBeVisible();
  });

  test('that fails again in the same build shows the error, Retry and Reload, and does not reload', async ({page}) => {
    const fault = {failures: 99, delay: 0};
    await injectFault(page, chunks, fault);
    await open(page, FROM);
    await useUpReload(page);
    const count = countLoads(page);
    await follow(page, TARGET);
    await expect(failure(page)).toContainText('ChunkLoadError');
    await expect(failure(page).getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(failure(page).getByRole('button', {name: 'Reload'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(count.loads).toBe(0);
  });

  test('that failed in another build may reload this one', async ({page}) => {
    await injectFault(page, chunks, {failures: 1, delay: 0});
    await open(page, FROM);
    await page.evaluate(() => sessionStorage.setItem('site.reloaded-build', 'https://example.com/runtime~main.old.js'));
    const count = countLoads(page);
    await follow(page, TARGET);
    await expect.poll(() => count.loads).toBe(1);
    await expect(heading(page)).toBeVisible();
  });

  test('to a page that was loaded ahead in vain does not reload before the click', async ({page}) => {
    const fault = {failures: 99, delay: 0};
    await injectFault(page, chunks, fault);
    await open(page, FROM);
    const count = countLoads(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.locator(`a[href="${TARGET}"]:visible`).first().hover();
    await failed;
    await page.waitForTimeout(300);
    expect(count.loads).toBe(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('Retry', () => {
  test('restarts the load, with a spinner after 200 ms', async ({page}) => {
    const fault = {failures: 99, delay: 0};
    await injectFault(page, chunks, fault);
    await open(page, FROM);
    await useUpReload(page);
    await follow(page, TARGET);
    await expect(failure(page)).toBeVisible();
    Object.assign(fault, {failures: 0, delay: 1500});
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          document.addEventListener('click', () => (clicked = performance.now()), {capture: true, once: true});
          new MutationObserver(() => {
            if ([...document.querySelectorAll('[role="status"]')].some((one) => one.textContent === 'Loading'))
              resolve(performance.now() - clicked);
          }).observe(document.body, {subtree: true, childList: true});
        }),
    );
    await failure(page).getByRole('button', {name: 'Retry'}).click();
    expect(await delay).toBeGreaterThanOrEqual(195);
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('happens by itself when the network is back', async ({page, context}) => {
    await injectFault(page, chunks, {failures: 0, delay: 0});
    await open(page, FROM);
    const count = countLoads(page);
    await context.setOffline(true);
    await follow(page, TARGET);
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(failure(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    expect(count.loads).toBe(0);
  });
});

test.describe('first load', () => {
  /** Files that a page needs from the beginning, by a part of their address. */
  const FILES = {
    content: () => chunks,
    'shared code': () => ['/assets/js/theme.'],
    bundle: () => ['/assets/js/main.'],
    'list of chunks': () => ['/assets/js/runtime~main.'],
    'style sheet': () => ['/assets/css/styles.'],
  };
  /** Without these, nothing can say what is wrong. */
  const MUTE = ['bundle', 'list of chunks'];

  for (const [name, paths] of Object.entries(FILES)) {
    const isFile = (url: URL) => paths().some((path) => url.pathname.startsWith(path));

    test(`whose ${name} fails recovers by one reload`, async ({page}) => {
      let failures = 1;
      await page.route(isFile, (route) => (failures-- > 0 ? route.abort() : route.continue()));
      const count = countLoads(page);
      await page.goto(TARGET).catch(() => undefined);
      await expect.poll(() => count.loads).toBe(2);
      await hydrated(page);
      await expect(page.locator('.notice')).toHaveCount(0);
      expect(count.loads).toBe(2);
    });

    test(`whose ${name} is gone stays readable and does not reload again`, async ({page}) => {
      await page.route(isFile, (route) => route.abort());
      const count = countLoads(page);
      await page.goto(TARGET).catch(() => undefined);
      await expect.poll(() => count.loads).toBe(2);
      await expectReadable(page, name);
      expect(count.loads).toBe(2);
    });

    test(`whose ${name} is missing without a network does not reload`, async ({page, context}) => {
      // What a browser or a proxy has kept, without the one file.
      await page.route(/./, (route) => {
        const url = new URL(route.request().url());
        const path = ['', '.html'].map((ending) => `build${url.pathname}${ending}`).find((file) => existsSync(file));
        return path && !isFile(url) ? route.fulfill({path}) : route.abort();
      });
      await context.setOffline(true);
      const count = countLoads(page);
      await page.goto(TARGET);
      await expectReadable(page, name);
      expect(count.loads).toBe(1);
    });
  }

  async function expectReadable(page: Page, missing: string): Promise<void> {
    await page.waitForLoadState('load');
    await page.waitForTimeout(500);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').locator('p').nth(2)).toBeVisible();
    if (MUTE.includes(missing)) return;
    await expect(page.locator('.notice').getByRole('button', {name: 'Reload'})).toBeVisible();
  }
});

test.describe('progress bar', () => {
  test('starts 200 ms after a navigation to another path, without a spinner, and ends with it', async ({page}) => {
    await injectFault(page, chunks, {failures: 0, delay: 1500});
    await open(page, FROM);
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          document.addEventListener('click', () => (clicked = performance.now()), {capture: true, once: true});
          new MutationObserver(
            () => document.querySelector('#nprogress') && resolve(performance.now() - clicked),
          ).observe(document.body, {childList: true, subtree: true});
        }),
    );
    await follow(page, TARGET);
    expect(await delay).toBeGreaterThanOrEqual(195);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${TARGET}$`));
  });

  test('does not start for another place on the same page', async ({page}) => {
    await open(page, '/docs/intro/getting-started');
    await page.evaluate(() =>
      new MutationObserver(
        () => document.querySelector('#nprogress') && document.body.setAttribute('data-seen', ''),
      ).observe(document.body, {childList: true, subtree: true}),
    );
    await page.locator('a.table-of-contents__link:visible').nth(1).click();
    await expect(page).toHaveURL(/#/);
    await page.waitForTimeout(400);
    await expect(page.locator('body[data-seen]')).toHaveCount(0);
  });
});
