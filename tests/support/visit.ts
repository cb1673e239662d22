import {type Browser, type Page, type Route, expect, test} from '@playwright/test';

export const hydrated = (page: Page) => page.waitForSelector('html[data-has-hydrated="true"]');

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** The reader of a page, or of all pages of a context, saves data from the next load on: nothing is prefetched. */
export const saveData = (page: Pick<Page, 'addInitScript'>) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });

/** Chooses a color mode as if in another tab, which every page follows. Colors fade, except with reduced motion. */
export async function chooseMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** Expects that nothing on the page is wider than the window. */
export async function expectFits(page: Page, where?: string): Promise<void> {
  const root = page.locator('html');
  const [content = 0, inner] = await root.evaluate(({scrollWidth, clientWidth}) => [scrollWidth, clientWidth]);
  expect(content, where).toBeLessThanOrEqual(inner ?? 0);
}

/** Holds answers back until the returned function is called, and then does what is given with them. */
export async function hold(
  page: Page,
  files: string,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await then(route);
  });
  return () => release();
}

/** Collects what a visitor would see in the console. */
export function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** What a policy refused, of the messages that were collected. */
export const refused = (messages: readonly string[]): string[] =>
  messages.filter((message) => /content security policy|trusted ?type|permissions policy/i.test(message));

/** Counts how often the document itself is loaded. */
export function countLoads(page: Page): {loads: number} {
  const count = {loads: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.loads += 1;
  });
  return count;
}

/** Goes to another page as a reader does who clicks a link of this one. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.locator(`#__docusaurus a[href="${route}"]:visible`).first().click();
}

async function scriptsOf(page: Page, route: string): Promise<string[]> {
  const urls: string[] = [];
  page.on('request', (request) => {
    // Prefetched files aren't scripts yet.
    if (request.resourceType() === 'script') urls.push(new URL(request.url()).pathname);
  });
  await open(page, route);
  await page.close();
  return urls;
}

/** Files that one page needs and another doesn't: its content. */
export async function chunksOf(browser: Browser, route: string, other = '/docs/intro'): Promise<string[]> {
  const context = await browser.newContext({baseURL: test.info().project.use.baseURL ?? ''});
  await saveData(context);
  const own = await scriptsOf(await context.newPage(), route);
  const shared = await scriptsOf(await context.newPage(), other);
  await context.close();
  const chunks = own.filter((path) => !shared.includes(path));
  expect(chunks.length, `${route} has a chunk of its own`).toBeGreaterThan(0);
  return chunks;
}

/** Waits until boxes that scroll say so, in the task after a frame (src/hooks/use-overflow.ts). */
export const boxesMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Scripts that came over the network. Runs in the page. */
export const transferredScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    // What comes from a cache has no size but that of its headers, which counts as 300.
    .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 300)
    .map(({name}) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'));
