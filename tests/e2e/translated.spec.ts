import {QUESTION, answer, ask, askInVain, field as askField, openAsk, turns} from '../support/ask';
import {FILE, LOG, STOPPING_FILE, check, field, findings, judged, messages} from '../support/check';
import {field as searchField, hits, openSearch} from '../support/search-modal';
import {type Page, expect, test} from '../support/test';
import {follow, listen, open} from '../support/visit';

test.use({viewport: {width: 1280, height: 900}});

/**
 * Does to a page what the translators of Chrome and Edge do, from now on: each text node is replaced by elements with its
 * text. React still has the node that's gone (facebook/react#11538).
 *
 * @returns how many texts were replaced at once
 */
const translate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const replaceAll = (): number => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const untouched = node.parentElement?.closest(
          'script, style, noscript, textarea, code, pre, font, [translate="no"]',
        );
        if (!untouched && node.textContent?.trim()) texts.push(node as Text);
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
      return texts.length;
    };
    new MutationObserver(replaceAll).observe(document.body, {childList: true, subtree: true});
    return replaceAll();
  });

const crashes = (page: Page) => page.getByRole('alert').filter({hasText: /crashed|stopped working/});

/** Nothing crashed, and the console is empty. */
async function expectUnharmed(page: Page, messages_: string[]): Promise<void> {
  await expect(crashes(page)).toHaveCount(0);
  expect(messages_).toEqual([]);
}

test('the check says what it has found, not what it said before', async ({page}) => {
  const said = listen(page);
  await check(page, FILE);
  await judged(page, /^Yes, with \d+ things to know$/);
  await expect(page.getByText(/^Yes, with/).first()).toBeVisible();
  await expect(page.getByText('Read as a Compose file.')).toBeVisible();
  expect(await translate(page)).toBeGreaterThan(100);

  await field(page).fill(STOPPING_FILE);
  await judged(page, /^Not yet: one thing stops it$/);
  await expect(page.getByText(/^Yes, with/)).toHaveCount(0);
  await expect(findings(page).first()).toContainText('Stops');

  await field(page).fill('services:\n  web:\n   image: a\n  - b: [');
  await expect(findings(page).first()).toContainText(/line [34]/);

  await field(page).fill(LOG);
  await expect(messages(page).first()).toBeVisible();
  await expect(page.getByText('Read as a log.')).toBeVisible();
  await expect(page.getByText('Read as a Compose file.')).toHaveCount(0);

  await field(page).fill(FILE);
  await judged(page, /^Yes, with \d+ things to know$/);
  await expect(page.getByRole('heading', {name: 'What it becomes on AWS'})).toBeVisible();
  await page.getByRole('radio', {name: 'Azure'}).check();
  await expect(page.getByRole('heading', {name: 'What it becomes on Azure'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'What it becomes on AWS'})).toHaveCount(0);
  await expect(page.getByText(/, on Azure with CLI/)).toBeVisible();

  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByRole('heading', {name: 'What you’ll see'})).toBeVisible();
  await expectUnharmed(page, said);
});

test('the search page shows the results of each query', async ({page, context}) => {
  const said = listen(page);
  await open(page, '/search?q=postgres');
  const box = page.getByRole('searchbox', {name: 'Search the docs'});
  const count = page.locator('main [aria-busy] > p').first();
  await expect(count).toContainText('postgres');
  await translate(page);
  // Sections that are found again have other words marked.
  const list = (one: Page) => one.getByRole('main').locator('ol').innerText();
  for (const query of ['domain', 'domainname', 'domains']) {
    await box.fill(query);
    const fresh = await context.newPage();
    await open(fresh, `/search?q=${query}`);
    await expect(fresh.locator('main mark').first()).toBeVisible();
    // A page that was just loaded shows titles first, and texts when it has them.
    await expect(async () => expect(await list(page)).toBe(await list(fresh))).toPass({timeout: 20_000});
    await fresh.close();
  }
  await box.fill('');
  await expect(page.getByText('Type a word, a flag')).toBeVisible();
  await box.fill('qzxvj');
  const none = page.locator('main p', {has: page.locator('strong')});
  await expect(none).toHaveText('No results found for "qzxvj"');
  await expectUnharmed(page, said);
});

test('the search follows what is typed, also into an empty field', async ({page}) => {
  const said = listen(page);
  await open(page, '/docs/intro');
  await openSearch(page);
  const row = page.locator('.site-search-ask').first();
  await expect(row).toContainText('Ask a question');
  await translate(page);
  await searchField(page).fill('domain');
  await expect(hits(page).first()).toBeVisible();
  await expect(row).toContainText('Ask: domain');
  await expect(row).not.toContainText('Ask a question');
  await searchField(page).fill('');
  await expect(row).toContainText('Ask a question');
  await searchField(page).fill('postgres');
  await expect(hits(page).first()).toContainText(/postgres/i);
  await expect(row).toContainText('Ask: postgres');
  await expectUnharmed(page, said);
});

test('Ask says what became of each question', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const said = listen(page);
  await openAsk(page);
  await translate(page);
  await ask(page);
  await expect(answer(page).locator('p').first()).not.toContainText('Looking through');
  await answer(page).getByRole('button', {name: 'Copy', exact: true}).last().click();
  await expect(answer(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  await ask(page, 'How do I use my own domain?');
  await expect(turns(page)).toHaveCount(2);
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(turns(page)).toHaveCount(0);
  await expect(askField(page)).toBeFocused();
  await askField(page).fill(QUESTION);
  await expectUnharmed(page, said);
});

test('Ask says that it was stopped, and not that it still looks', async ({page}) => {
  const said = listen(page);
  await askInVain(page);
  const state = answer(page).locator('p').first();
  await translate(page);
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(state).not.toContainText('Looking through');
  await expectUnharmed(page, said);
});

test('the samples say what the filter leaves, and what it doesn’t', async ({page}) => {
  const said = listen(page);
  await open(page, '/docs/samples');
  const main = page.getByRole('main');
  const count = main.getByRole('status').first();
  const samples = main.getByRole('heading', {level: 2});
  const text = page.getByRole('searchbox', {name: 'Text'});
  const language = page.getByRole('combobox', {name: 'Language'});
  const all = await samples.count();
  expect(await translate(page)).toBeGreaterThan(100);

  for (const query of ['django postgres', 'django', 'redis']) {
    await text.fill(query);
    await expect(count).toHaveText(/^\d+ of \d+ samples$/);
    await expect(samples).toHaveCount(Number((await count.innerText()).split(' ')[0]));
  }
  await text.fill('no such sample');
  await expect(main).toContainText('No sample matches with the text “no such sample”.');
  await text.fill('no such thing');
  await expect(main).toContainText('No sample matches with the text “no such thing”.');
  await expect(main).not.toContainText('no such sample');
  await page.getByRole('button', {name: 'Remove it'}).click();
  await expect(samples).toHaveCount(all);
  await expect(main).not.toContainText('No sample matches');
  await language.selectOption({index: 1});
  await expect(count).toHaveText(/^\d+ of \d+ samples$/);
  await page.getByRole('button', {name: 'Show all'}).click();
  await expect(count).toHaveText(`${all} samples`);
  await expect(samples).toHaveCount(all);
  await expectUnharmed(page, said);
});

test('tabs show what was chosen, on the page, on the next one and after a reload', async ({page}) => {
  const said = listen(page);
  await open(page, '/docs/tutorials/deploy-to-your-cloud');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const names = await tabs.allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  const selected = page.getByRole('tablist').first().locator('[aria-selected=true]');
  await translate(page);
  for (const [place, name] of names.entries()) {
    await tabs.nth(place).click();
    await expect(selected).toHaveText(name);
    await expect(page.getByRole('tabpanel', {name}).first()).toBeVisible();
  }
  await tabs.last().press('Home');
  await page.keyboard.press('Enter');
  await expect(selected).toHaveText(names[0] ?? '');
  // The next page has this provider too.
  await tabs.nth(1).click();
  await follow(page, '/docs/tutorials/updating-your-services');
  await expect(page).toHaveURL(/updating-your-services$/);
  const kept = page
    .locator('[role=tab][aria-selected=true]')
    .filter({hasText: names[1] ?? ''})
    .first();
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();
  await expectUnharmed(page, said);
});
