import {readFileSync} from 'node:fs';
import {site} from '../../config/site';
import {sample} from '../../tools/sample';
import {QUESTION, answer, ask, askInVain, field as askField, finished, openAsk} from '../support/ask';
import {axeViolations} from '../support/axe';
import {FILE, GAP_FILE, LOG, asFile, check, verdict} from '../support/check';
import {field, hits, openSearch, searchFor} from '../support/search-modal';
import {type Page, expect, test} from '../support/test';
import {chooseMode, expectFits, open} from '../support/visit';

const SHOP = readFileSync('packages/compose-check/tests/fixtures/adapt/traefik.yaml', 'utf8');

async function askInSearch(page: Page): Promise<void> {
  await open(page, '/docs/concepts/scaling');
  await searchFor(page, QUESTION);
  await page.getByRole('button', {name: /^Ask: /}).click();
  await finished(page);
}

async function search(page: Page, query: string, shown: string): Promise<void> {
  await open(page, '/docs/concepts/scaling');
  await searchFor(page, query);
  await expect(page.locator(shown).first()).toBeVisible();
}

const CHECK = '[data-markdown-ignore]:has(textarea)';

interface State {
  reach: (page: Page) => Promise<void>;
  /** What is judged; without it, the page. */
  part?: string;
  /** What is compared with the file of its name in states/, as those hear it who don't see it. */
  heard?: string;
  /** What axe finds all the same, with the reason next to it. */
  known?: string[];
}

/** States of pages that no page has when it opens (sweep.spec.ts), and how a reader comes to each. */
const STATES: Record<string, State> = {
  'Ask, empty': {reach: openAsk, heard: 'main'},
  'Ask, answered': {
    reach: async (page) => {
      await openAsk(page);
      await ask(page);
    },
  },
  'Ask, without an answer': {
    reach: async (page) => {
      await openAsk(page);
      await askField(page).fill('What is the capital of France?');
      await page.keyboard.press('Enter');
      await expect(answer(page)).toContainText('The docs don’t cover this');
    },
  },
  'Ask, thinking': {reach: askInVain},
  'Ask in the search': {reach: askInSearch},
  'check, yes': {reach: (page) => judge(page, FILE), part: 'main', heard: CHECK},
  'check, what won’t work': {reach: (page) => judge(page, GAP_FILE), part: 'main', heard: CHECK},
  'check, a log': {reach: (page) => judge(page, LOG), part: 'main', heard: CHECK},
  'check, adapted': {
    reach: async (page) => {
      await judge(page, SHOP);
      await page.getByText(/changes, each with its reason/).click();
      await expect(page.getByRole('list', {name: 'Changes'}).getByRole('listitem').first()).toBeVisible();
    },
    part: 'main',
    heard: CHECK,
  },
  'check, several files with long names': {
    reach: async (page) => {
      await open(page, '/docs/check');
      const long = `compose.${'a-very-long-name-'.repeat(6)}.yaml`;
      const over = 'services:\n  shop:\n    hostname: shop\n    privileged: true\n';
      const files = [asFile('compose.yaml', SHOP), asFile(long, over), asFile('docker-compose.yml', SHOP)];
      await page.getByLabel('Open files').setInputFiles(files);
      await verdict(page).waitFor();
    },
    part: 'main',
    heard: CHECK,
  },
  'page actions': {
    reach: async (page) => {
      await open(page, '/docs/concepts/mcp');
      await page.locator('summary[aria-label^="Copy page"]').click();
      await expect(page.getByRole('group', {name: 'Page actions'})).toBeVisible();
    },
    heard: '[role=group][aria-label="Page actions"]',
  },
  'search before a query': {
    reach: async (page) => {
      await open(page, '/docs/concepts/scaling');
      await openSearch(page);
    },
    part: '.DocSearch-Container',
  },
  'search with results': {
    reach: (page) => search(page, 'custom domain', '.DocSearch-Hits .DocSearch-Hit'),
    part: '.DocSearch-Container',
  },
  'search without results': {
    reach: (page) => search(page, 'zzqxqyw', '.site-search-suggestions'),
    part: '.DocSearch-Container',
    heard: '.DocSearch-Container',
  },
  'search after a failure': {
    reach: async (page) => {
      await page.route('**/assets/search/*.json', (route) => route.abort());
      await search(page, 'domain', '[role=alert]');
    },
    part: '.DocSearch-Container',
    heard: '.DocSearch-Container',
  },
  // DocSearch draws the buttons that keep and remove a search inside the option they belong to, and its keyboard moves
  // from option to option. Without them a reader couldn't remove what the browser remembers.
  'recent searches': {
    reach: async (page) => {
      await search(page, 'custom domain', '.DocSearch-Hit[aria-selected=true]');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveCount(0);
      await openSearch(page);
      await expect(page.getByTitle('Keep this search')).toBeVisible();
    },
    known: ['nested-interactive: #docsearch-recentSearches-item-0'],
  },
  'not found': {reach: (page) => open(page, '/nothing-here'), heard: 'body'},
  'a callout': {reach: (page) => open(page, '/docs/tutorials/deploy-to-aws'), heard: '[role=note]'},
  'the drawer': {
    reach: async (page) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(page, '/docs/intro');
      await page.locator('.navbar__toggle').click();
    },
    heard: '.navbar-sidebar',
  },
};

async function judge(page: Page, text: string): Promise<void> {
  await check(page, text);
  await expect(page.locator('ol[aria-label] > li:visible').first()).toBeVisible();
}

for (const [name, {reach, heard}] of Object.entries(STATES))
  if (heard)
    test(`says what it should: ${name}`, async ({page}) => {
      await reach(page);
      await expect(async () => {
        const text = await page.locator(heard).first().ariaSnapshot();
        const neutral = text.replaceAll(site.name, '{Product}').replaceAll(site.slug, '{product}');
        expect(`${neutral}\n`).toMatchSnapshot(`${name.replaceAll(/\W+/g, '-')}.txt`);
      }).toPass({timeout: 10_000});
    });

const DESKTOP = {width: 1280, height: 900};
const SIZES = [DESKTOP, {width: 390, height: 844}];
const LOOKS = SIZES.flatMap((size) => ['light', 'dark'].map((mode) => ({mode, size})));

test.use({viewport: DESKTOP, contextOptions: {reducedMotion: 'reduce'}});

// An ordinary run has a quarter of the states, others each week.
for (const [name, {reach, part = 'html', known = []}] of sample(Object.entries(STATES), 4))
  test(`passes axe on a desktop and on a phone, and fits: ${name}`, async ({page}) => {
    await reach(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectFits(page, `${size.width} px`);
    }
    // And one look of each.
    const looks = LOOKS.map((look) => ({...look, name}));
    for (const {mode, size} of sample(looks, 1)) {
      await page.setViewportSize(size);
      await chooseMode(page, mode);
      expect(await axeViolations(page, part), `${mode}, ${size.width} px`).toEqual(known);
    }
  });

test('search and Ask in it are as wide as they should be, above the navbar, and inside the window', async ({page}) => {
  await search(page, QUESTION, '.DocSearch-Hits .DocSearch-Hit');
  const modal = page.locator('.DocSearch-Modal');
  for (const opened of [hits, answer]) {
    if (opened === answer) await page.getByRole('button', {name: /^Ask: /}).click();
    for (const [width, wide] of [
      [390, 390],
      [768, 768],
      [1440, 672],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect(opened(page).first()).toBeVisible();
      await expect.poll(async () => (await modal.boundingBox())?.width).toBe(wide);
      expect((await modal.boundingBox())?.height).toBeLessThanOrEqual(800);
    }
    const level = (part: string) => page.locator(part).evaluate((element) => Number(getComputedStyle(element).zIndex));
    expect(await level('.DocSearch-Container')).toBeGreaterThan(await level('.navbar'));
  }
});
