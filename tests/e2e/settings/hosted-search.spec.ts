import {findInjected} from '../../support/find-injected';
import {type Hit, standInSearch} from '../../support/hosted-services';
import {field, hits, typeInSearch} from '../../support/search-modal';
import {SETTINGS} from '../../support/settings-build';
import {test} from '../../support/settings-test';
import {type Page, expect} from '../../support/test';
import {countLoads, listen, open, refused} from '../../support/visit';

const HITS: Hit[] = [
  {url: 'https://published.example/docs/intro/features', lvl1: 'Features'},
  {
    url: 'https://published.example/docs/intro/features#scale',
    lvl1: 'Features',
    lvl2: 'What scales',
    content: 'Each service can scale on its own.',
    breadcrumb: ['Overview'],
  },
];

async function openModal(page: Page, query = ''): Promise<void> {
  await open(page, '/docs/intro');
  await typeInSearch(page, query);
}

test('the modal asks the index with the public key, and shows what it answers', async ({page}) => {
  const messages = listen(page);
  const seen = await standInSearch(page, HITS, {nbHits: 42, nbPages: 3});
  await openModal(page, 'scale');
  await expect(hits(page).nth(1).locator('mark')).toHaveText(['scale']);
  await expect(hits(page).nth(1)).toContainText('Overview / Features');
  await expect(page.getByRole('link', {name: 'See all 42 results'})).toBeVisible();
  await expect(page.locator('[role=status]', {hasText: '42 results for "scale"'})).toHaveCount(1);
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
  expect(new Set(seen.queries.map(({indexName}) => indexName))).toEqual(new Set([SETTINGS.ALGOLIA_INDEX]));
  expect(seen.queries.at(-1)?.query).toBe('scale');
  // Contextual search is off: nothing narrows what is found.
  expect(seen.queries.flatMap(Object.keys).filter((name) => /filter|facet/i.test(name))).toEqual([]);
  const address = new URL(seen.requests[0]?.url() ?? '');
  const headers = seen.requests[0]?.headers() ?? {};
  expect(address.host).toBe('testapp-dsn.algolia.net');
  expect(address.searchParams.get('x-algolia-api-key') ?? headers['x-algolia-api-key']).toBe(
    SETTINGS.ALGOLIA_SEARCH_KEY,
  );
  expect(refused(messages)).toEqual([]);
});

test('a hit opens the page of this site, within the tab', async ({page}) => {
  await standInSearch(page, HITS);
  await openModal(page);
  const count = countLoads(page);
  await page.keyboard.type('features');
  // A link while the pointer is on it; the keyboard opens the option.
  await hits(page).first().hover();
  await expect(hits(page).first().locator('a')).toHaveAttribute('href', '/docs/intro/features');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/docs\/intro\/features$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Features');
  expect(count.loads).toBe(0);
});

test('says that the service is down, and recovers at the next key press', async ({page}) => {
  const messages = listen(page);
  const seen = await standInSearch(page, null);
  await openModal(page, 'feature');
  await expect(page.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('You might want to check your network connection.');
  // The client tries every host before it gives up; the policy lets it.
  expect(new Set(seen.requests.map((request) => new URL(request.url()).host)).size).toBe(4);
  await standInSearch(page, HITS);
  await page.keyboard.type('s');
  await expect(hits(page).first()).toContainText('Features');
  expect(refused(messages)).toEqual([]);
});

test('the search page shows the same results, more of them on demand', async ({page}) => {
  const messages = listen(page);
  const seen = await standInSearch(page, HITS, {nbHits: 42, nbPages: 3});
  await open(page, '/search?q=scale');
  await expect(page.locator('main').getByText('42 results for "scale"').first()).toBeVisible();
  await expect(page.locator('main h2 a').first()).toHaveAttribute('href', '/docs/intro/features');
  await expect(page.locator('main mark').first()).toHaveText('scale');
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(page.locator('main h2')).toHaveCount(2);
  expect(seen.queries.at(-1)).toMatchObject({hitsPerPage: 40});
  await standInSearch(page, null);
  await page.getByRole('searchbox').fill('other');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await standInSearch(page, []);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main').getByText('No results found for').last()).toBeVisible();
  expect(refused(messages)).toEqual([]);
});

test('says that nothing was found, with other words to try and a way to report it', async ({page}) => {
  await standInSearch(page, HITS);
  await openModal(page, 'scale');
  await expect(hits(page).first()).toBeVisible();
  await standInSearch(page, []);
  await page.keyboard.type('zzq');
  const screen = page.locator('.DocSearch-NoResults');
  await expect(screen).toContainText('No results found for "scalezzq"');
  await expect(screen).toContainText('Believe this query should return results?');
  await expect(screen.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /title=.*scalezzq/);
  await expect(page.locator('[role=status]', {hasText: 'No results found for "scalezzq"'})).toHaveCount(1);
  // A page that was found before.
  await expect(page.locator('.site-search-suggestions')).toContainText('Try searching for');
  await standInSearch(page, HITS);
  await page.locator('.site-search-suggestions').getByRole('button', {name: 'Features'}).click();
  await expect(field(page)).toHaveValue('Features');
  await expect(hits(page).first()).toContainText('Features');
});

test('hostile records execute nothing and lead nowhere else', async ({page}) => {
  const attack = '<img src=x onerror="globalThis.__xss=1"><script>globalThis.__xss=1</script>';
  const messages = listen(page);
  await standInSearch(page, [
    {url: 'javascript:globalThis.__xss=1', lvl0: attack, lvl1: attack, lvl2: attack, content: attack},
    {url: 'https://evil.example//evil.example/x', lvl1: `${attack} scale`, breadcrumb: [attack]},
    {url: 'data:text/html,<script>globalThis.__xss=1</script>', lvl1: 'scale', lvl2: attack},
  ]);
  await openModal(page, 'scale');
  await expect(hits(page).first()).toContainText('<img src=x');
  expect(await page.evaluate(findInjected)).toEqual([]);
  await expect(hits(page)).toHaveCount(3);
  for (const hit of await hits(page).all()) {
    await hit.hover();
    const target = await hit.locator('a').evaluate((link) => new URL((link as HTMLAnchorElement).href).origin);
    expect(target).toBe(new URL(page.url()).origin);
  }
  await hits(page).first().click();
  await open(page, '/search?q=scale');
  await expect(page.locator('main')).toContainText('<img src=x');
  expect(await page.evaluate(findInjected)).toEqual([]);
  expect(refused(messages)).toEqual([]);
});
