import {watchShifts} from '../support/shifts';
import {type Page, expect, test} from '../support/test';
import {hold, hydrated, open} from '../support/visit';

/** A heading below long tables, for each page. */
const PAGES = [
  ['/docs/concepts/compose', 'extensions'],
  ['/docs/concepts/domains', 'limits-and-failures'],
  ['/docs/intro/faq/warnings-errors', 'certificates'],
] as const;

const WIDTHS = [390, 1440];

/** In CSS pixels: how far from the right place a jump may end. */
const TOLERANCE = 2;

const LATER = 'html[data-later]';

/** What may be left for later: src/css/docs/later.css. */
const BOXES = ':is(.table-box[data-rows], .code-block, .diagram)';

test.use({viewport: {width: 1440, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

const isLater = (page: Page) => page.evaluate(() => 'later' in document.documentElement.dataset);

/** How much the browser has left out. */
const leftOut = (page: Page) =>
  page
    .locator(`${BOXES} :is(td, code, text, a)`)
    .evaluateAll(
      (all) => all.filter((one) => !one.checkVisibility({contentVisibilityAuto: true}) && one.checkVisibility()).length,
    );

/** From now on, the browser of this page isn't idle before `beIdle`. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    if ('beIdle' in window) return;
    const run = window.requestIdleCallback.bind(window);
    const held: Parameters<typeof run>[] = [];
    const later: typeof run = (...call) => held.push(call);
    const beIdle = () => {
      window.requestIdleCallback = run;
      for (const call of held.splice(0)) run(...call);
    };
    Object.assign(window, {requestIdleCallback: later, beIdle});
  });

const beIdle = (page: Page) => page.evaluate(() => (window as unknown as {beIdle(): void}).beIdle());

/** Opens a page that leaves something for later, in browsers that can, until `beIdle`. */
async function openLater(page: Page, route: string): Promise<void> {
  await holdIdle(page);
  await open(page, route);
  const [hearsOfJumps, calculates] = await page.evaluate(() => [
    'navigation' in window,
    CSS.supports('inline-size: attr(data-rows type(<number>))'),
  ]);
  expect(await isLater(page)).toBe(hearsOfJumps);
  expect((await leftOut(page)) > 0).toBe(hearsOfJumps && calculates);
}

/** From now on, pages draw everything at once, as in a browser that can't tell of a jump before it happens. */
const drawAtOnce = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined}));

/** Where a heading is in the window, and the window on the page, once neither moves any more. */
async function placeOf(page: Page, id: string): Promise<{top: number; scrolled: number}> {
  const read = () =>
    page
      .locator(`[id="${id}"]`)
      .evaluate((heading) => ({top: heading.getBoundingClientRect().top, scrolled: window.scrollY}));
  let place = await read();
  await expect(async () => {
    const before = place;
    await page.waitForTimeout(200);
    place = await read();
    expect(place).toEqual(before);
  }).toPass();
  return place;
}

function expectSame(place: Awaited<ReturnType<typeof placeOf>>, right: typeof place, what: string): void {
  expect(Math.abs(place.top - right.top), `${what}: the heading`).toBeLessThanOrEqual(TOLERANCE);
  expect(Math.abs(place.scrolled - right.scrolled), `${what}: the window`).toBeLessThanOrEqual(TOLERANCE);
}

const follow = (page: Page, id: string) =>
  page.evaluate(
    (hash) => document.querySelector<HTMLElement>(`.toc a[href="#${hash}"], a[href$="#${hash}"]`)?.click(),
    id,
  );

for (const [route, id] of PAGES)
  for (const width of WIDTHS) {
    test(`jumps on ${route} end where they would with everything drawn, at ${width} px`, async ({browser, baseURL}) => {
      const size = {viewport: {width, height: 800}, baseURL: baseURL ?? ''};
      const right = await (await browser.newContext(size)).newPage();
      await drawAtOnce(right);
      await open(right, `${route}#${id}`);
      expect(await isLater(right)).toBe(false);
      const expected = await placeOf(right, id);

      const page = await (await browser.newContext(size)).newPage();
      await open(page, `${route}#${id}`);
      expect(await isLater(page)).toBe(false);
      expectSame(await placeOf(page, id), expected, 'an address with a hash');

      await page.goto('about:blank');
      await openLater(page, route);
      await page.evaluate((hash) => (location.hash = hash), id);
      expectSame(await placeOf(page, id), expected, 'a hash that is added');

      await page.goto('about:blank');
      await openLater(page, route);
      await follow(page, id);
      expectSame(await placeOf(page, id), expected, 'a link');
      await page.reload();
      await hydrated(page);
      expectSame(await placeOf(page, id), expected, 'reloading');

      await page.goto('/docs/intro');
      await page.goBack();
      await hydrated(page);
      await expect(page.locator(LATER)).toHaveCount(0);
      expectSame(await placeOf(page, id), expected, 'Back');
      await right.context().close();
      await page.context().close();
    });
  }

test('a link pressed before the page can act on it ends in the right place', async ({page, context}) => {
  const [route, id] = PAGES[0];
  const right = await context.newPage();
  await drawAtOnce(right);
  await open(right, `${route}#${id}`);
  const expected = await placeOf(right, id);
  const release = await hold(page, '**/*.js');
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.locator(LATER)).toHaveCount(1);
  await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  await follow(page, id);
  expectSame(await placeOf(page, id), expected, 'before the scripts');
  release();
  await hydrated(page);
  expectSame(await placeOf(page, id), expected, 'after the scripts');
});

test('Back to a page that was left in its middle ends where it would with everything drawn', async ({
  page,
  context,
}) => {
  const right = await context.newPage();
  await drawAtOnce(right);
  const places = [];
  for (const one of [right, page]) {
    await open(one, '/docs/concepts/compose');
    await one.bringToFront();
    for (let turn = 0; turn < 5; turn += 1) await one.mouse.wheel(0, 1000);
    await expect.poll(() => isLater(one)).toBe(false);
    await placeOf(one, 'extensions');
    await one.locator('.navbar a[href^="/docs"]:visible').first().click();
    await expect(one.locator('#extensions')).toHaveCount(0);
    await one.goBack();
    await expect(one.locator('#extensions')).toHaveCount(1);
    places.push(await placeOf(one, 'extensions'));
  }
  expectSame(places[1]!, places[0]!, 'Back');
});

test('a script that scrolls without a word ends in the right place', async ({page}) => {
  await openLater(page, '/docs/concepts/compose');
  await page.locator('#extensions').evaluate((heading) => heading.scrollIntoView());
  const {top} = await placeOf(page, 'extensions');
  await beIdle(page);
  await expect(page.locator(LATER)).toHaveCount(0);
  const navbar = await page.locator('.navbar').boundingBox();
  expect(Math.abs((await placeOf(page, 'extensions')).top - top)).toBeLessThanOrEqual(TOLERANCE);
  expect(top).toBeGreaterThanOrEqual(navbar?.height ?? Infinity);
  expect(top).toBeLessThan(200);
});

test('a link to a heading of another page ends there', async ({page, context}) => {
  const right = await context.newPage();
  await drawAtOnce(right);
  await open(right, '/docs/concepts/compose#extensions');
  const {top} = await placeOf(right, 'extensions');
  await holdIdle(page);
  await open(page, '/docs/concepts/pulumi');
  await expect(page.locator(LATER)).toHaveCount(1);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="/docs/concepts/compose#extensions"]')?.click(),
  );
  await expect(page.locator('#extensions')).toHaveCount(1);
  expect(Math.abs((await placeOf(page, 'extensions')).top - top)).toBeLessThanOrEqual(TOLERANCE);
});

test('everything is drawn soon after the page has loaded, whatever the reader does', async ({page}) => {
  await openLater(page, '/docs/concepts/compose');
  await beIdle(page);
  await expect(page.locator(LATER)).toHaveCount(0);
  expect(await leftOut(page)).toBe(0);
});

test('nothing in view moves while the rest is drawn', async ({page}) => {
  await watchShifts(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    await openLater(page, '/docs/concepts/compose');
    await page.mouse.wheel(0, 600);
    await beIdle(page);
    await expect(page.locator(LATER)).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  }
});

test('End and the keys of the browser find everything drawn', async ({page}) => {
  for (const key of ['End', 'Control']) {
    await openLater(page, '/docs/concepts/compose');
    await page.keyboard.press(key);
    await expect(page.locator(LATER)).toHaveCount(0);
    await page.goto('about:blank');
  }
});

test('words in a table that was left for later are found', async ({page}) => {
  await openLater(page, '/docs/concepts/compose');
  const words = await page
    .locator('.table-box[data-rows] td')
    .evaluateAll((cells) => cells.map(({textContent}) => textContent ?? '').findLast((text) => text.length > 30) ?? '');
  const find = (text: string) => (window as unknown as {find(text: string): boolean}).find(text);
  expect(await page.evaluate(find, words.slice(0, 30))).toBe(true);
  const {top = 0} = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(800);
});

test('a print has everything', async ({page}) => {
  await openLater(page, '/docs/concepts/compose');
  await page.emulateMedia({media: 'print'});
  expect(await leftOut(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is drawn', async ({page}) => {
    await page.goto('/docs/concepts/compose');
    await expect(page.locator(LATER)).toHaveCount(0);
    await expect(page.locator('.table-box[data-rows]').first()).toHaveCSS('content-visibility', 'visible');
  });
});
