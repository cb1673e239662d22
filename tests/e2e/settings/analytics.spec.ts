import {standInAnalytics, standInSearch} from '../../support/hosted-services';
import {test} from '../../support/settings-test';
import {type Page, expect} from '../../support/test';
import {follow, listen, open} from '../../support/visit';

type Call = [name: string, ...fields: unknown[]];

interface Recorded extends Window {
  calls: Call[];
}

/** Replaces the service with an object, as tag managers do, and the clock with one that a test moves on. */
async function record(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const calls: Call[] = [];
    const note =
      (method: string) =>
      (...given: unknown[]) =>
        void calls.push([method, ...given]);
    Object.assign(window, {calls, analytics: {page: note('page'), track: note('track')}});
  });
}

/** Longer than anything waits before it's reported. */
const later = (page: Page) => page.clock.runFor(2500);

const calls = (page: Page) => page.evaluate(() => (window as unknown as Recorded).calls);
const paths = async (page: Page) =>
  (await calls(page)).filter(([method]) => method === 'page').map(([, fields]) => (fields as {path: string}).path);

/** Searches that were reported. */
const searches = async (page: Page) => (await calls(page)).filter(([, name]) => name === 'docsSearch');

const uncaught = (messages: string[]) => messages.filter((message) => message.startsWith('uncaught'));

test('every page is reported once, the first included, with its path and title', async ({page}) => {
  await record(page);
  await open(page, '/docs/intro');
  await expect.poll(() => paths(page)).toEqual(['/docs/intro']);
  await follow(page, '/docs/intro/features');
  await expect.poll(() => paths(page)).toEqual(['/docs/intro', '/docs/intro/features']);
  await page.goBack();
  await expect.poll(() => paths(page)).toEqual(['/docs/intro', '/docs/intro/features', '/docs/intro']);
  const [, fields] = (await calls(page))[1] ?? [];
  expect((fields as {title: string}).title).toMatch(/^Features/);
});

test('another place or query of the same page is not a new page', async ({page}) => {
  await record(page);
  await open(page, '/docs/samples');
  await expect.poll(() => paths(page)).toHaveLength(1);
  await page.getByRole('searchbox').fill('redis');
  await expect(page).toHaveURL(/\?q=redis$/);
  await page.evaluate(() => (window.location.hash = '#somewhere'));
  await later(page);
  expect(await paths(page)).toEqual(['/docs/samples']);
});

test('a search is reported once, wherever it goes, and only when somebody types', async ({page}) => {
  await record(page);
  await standInSearch(page, [{url: 'https://published.example/docs/intro/features', lvl1: 'Features'}], {nbHits: 42});
  await open(page, '/search?q=linked');
  await expect(page.locator('main h2').first()).toBeVisible();
  await later(page);
  expect(await searches(page)).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').pressSequentially('scale');
  await page.getByRole('link', {name: 'See all 42 results'}).click();
  await expect(page).toHaveURL(/q=scale$/);
  await later(page);
  expect(await searches(page)).toEqual([['track', 'docsSearch', {searchQuery: 'scale'}]]);
  await page.getByRole('searchbox').fill('scaled');
  await expect
    .poll(async () => (await searches(page)).at(-1))
    .toEqual(['track', 'docsSearch', {searchQuery: 'scaled'}]);
});

for (const [route, name] of [
  ['/docs', 'the start of the docs'],
  ['/docs/ghostly-page', 'a missing page'],
] as const)
  test(`a search from the field of ${name} is reported, whether it is sent or not`, async ({page}) => {
    await record(page);
    await standInSearch(page, []);
    await open(page, route);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('scale');
    await later(page);
    expect(await searches(page)).toEqual([['track', 'docsSearch', {searchQuery: 'scale'}]]);
    await field.fill('scaled');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=scaled$/);
    await later(page);
    expect((await searches(page)).at(-1)).toEqual(['track', 'docsSearch', {searchQuery: 'scaled'}]);
  });

test('a link or a step back to a search is not reported', async ({page}) => {
  await record(page);
  const field = page.getByRole('searchbox', {name: 'Search the docs'});
  await open(page, '/docs/ghostly-page');
  await page.getByRole('link', {name: 'Search the documentation for “ghostly page”'}).click();
  await expect(field).toHaveValue('ghostly page');
  await later(page);
  expect(await searches(page)).toEqual([]);
  await field.fill('scale');
  await expect.poll(() => searches(page)).toHaveLength(1);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('domain');
  await expect.poll(() => searches(page)).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/ghostly-page$/);
  await page.goForward();
  await expect(field).toHaveValue('scale');
  await later(page);
  expect((await searches(page)).map(([, , fields]) => fields)).toEqual([
    {searchQuery: 'scale'},
    {searchQuery: 'domain'},
  ]);
});

test('the library is loaded after the page and sends page views to the service', async ({page}) => {
  const requests = await standInAnalytics(page);
  await open(page, '/docs/intro');
  await expect
    .poll(() => requests.find((request) => request.startsWith('https://api.segment.io/v1/p')))
    .toContain('/docs/intro');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /ajs|segment/i.test(key)))).toEqual([]);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name} is respected`, async ({page}) => {
    await page.addInitScript(([key, given]) => Object.defineProperty(navigator, key, {get: () => given}), [
      property,
      value,
    ] as const);
    await record(page);
    const requests = await standInAnalytics(page);
    await open(page, '/docs/intro');
    await follow(page, '/docs/intro/features');
    await later(page);
    expect([requests, await calls(page)]).toEqual([[], []]);
  });
}

test('a blocked service does not disturb the page', async ({page}) => {
  await standInAnalytics(page, false);
  const messages = listen(page);
  await page.clock.install();
  await open(page, '/docs/intro');
  await later(page);
  await follow(page, '/docs/intro/features');
  await expect(page).toHaveURL(/features$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Features');
  expect(uncaught(messages)).toEqual([]);
});
