import {axeViolations} from '../support/axe';
import {FROM, type Fault, TARGET, heading, injectFault} from '../support/faults';
import {expectSeen} from '../support/seen';
import {type Page, expect, test} from '../support/test';
import {boxesMeasured, chunksOf, countLoads, follow, hydrated, open} from '../support/visit';

/** The build has been reloaded before, in this tab. */
const useUpReload = (page: Page) =>
  page.evaluate(() => {
    const runtime = document.querySelector<HTMLScriptElement>('script[src*="/runtime~main."]');
    sessionStorage.setItem('site.reloaded-build', runtime?.src ?? '');
  });

const failure = (page: Page) => page.getByRole('alert').filter({hasText: 'This page didn’t load'});

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('the code of a page is loaded when the page is opened @every-browser', async ({page, targetChunks}) => {
  const scripts = recordScripts(page);
  await open(page, FROM);
  expect(scripts).not.toEqual(expect.arrayContaining(targetChunks));
  await follow(page, TARGET);
  await page.waitForURL(`**${TARGET}`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(targetChunks));
});

test('the code of a first page is asked for before the bundle has run', async ({page, targetChunks}) => {
  const scripts = recordScripts(page);
  const bundle = new Set<() => void>();
  await page.route('**/main.*.js', (route) => void bundle.add(() => void route.continue()));
  await page.goto(TARGET);
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(targetChunks));
  for (const release of bundle) release();
  await hydrated(page);
});

/** Follows a link to a page whose files fail some times, and counts loads of the document. */
async function followInVain(
  page: Page,
  chunks: string[],
  failures: number,
  prepare?: (page: Page) => Promise<void>,
): Promise<{loads: number}> {
  const fault = {failures: 0};
  await injectFault(page, chunks, fault);
  await open(page, FROM);
  await prepare?.(page);
  const count = countLoads(page);
  fault.failures = failures;
  await follow(page, TARGET);
  return count;
}

test.describe('navigation', () => {
  test('that fails reloads the page @every-browser @differs', async ({page, targetChunks}) => {
    const count = await followInVain(page, targetChunks, 1);
    await expect.poll(() => count.loads).toBe(1);
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`${TARGET}$`));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('that fails reloads the page, whichever of its files is missing @weekly', async ({page, browser}) => {
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

  test('that fails for good reloads once, and stays readable', async ({page, targetChunks}) => {
    const count = await followInVain(page, targetChunks, 99);
    await expect(page.getByRole('alert').getByRole('button', {name: 'Reload'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(count.loads).toBe(1);
    await expect(page).toHaveURL(new RegExp(`${TARGET}$`));
    await expect(heading(page)).toBeVisible();
  });

  test('that fails again in the same build shows the error, Retry and Reload, and does not reload @every-browser', async ({
    page,
    targetChunks,
  }) => {
    const count = await followInVain(page, targetChunks, 99, useUpReload);
    await expect(failure(page)).toContainText('ChunkLoadError');
    await expect(failure(page).getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(failure(page).getByRole('button', {name: 'Reload'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(count.loads).toBe(0);
  });

  test('to a page that was loaded ahead in vain does not reload before the click @every-browser', async ({
    page,
    targetChunks,
  }) => {
    const fault = {failures: 99};
    await injectFault(page, targetChunks, fault);
    await open(page, FROM);
    const count = countLoads(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await page.locator(`a[href="${TARGET}"]:visible`).first().hover();
    await failed;
    await boxesMeasured(page);
    expect(count.loads).toBe(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('Retry', () => {
  test('restarts the load, with a spinner after 200 ms', async ({page, targetChunks}) => {
    const fault: Fault = {failures: 99};
    await injectFault(page, targetChunks, fault);
    await page.clock.install();
    await open(page, FROM);
    await useUpReload(page);
    await follow(page, TARGET);
    await expect(failure(page)).toBeVisible();
    let release = () => {};
    Object.assign(fault, {failures: 0, held: new Promise<void>((resolve) => (release = resolve))});
    await page.clock.pauseAt(Date.now() + 60_000);
    await failure(page).getByRole('button', {name: 'Retry'}).click();
    const loading = page.getByRole('status').filter({hasText: 'Loading'});
    await page.clock.runFor(190);
    await expect(loading).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(loading).toHaveCount(1);
    await page.clock.resume();
    await expectSeen(loading.locator('span').first());
    release();
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('happens by itself when the network is back', async ({page, context, targetChunks}) => {
    await injectFault(page, targetChunks, {failures: 0});
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
