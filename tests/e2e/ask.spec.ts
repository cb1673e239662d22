import {DISCLAIMER, QUESTION, answer, ask, field, finished, openAsk} from '../support/ask';
import {type Page, expect, test} from '../support/test';
import {listen} from '../support/visit';

test('answers with numbered citations that open the section @every-browser', async ({page}) => {
  await openAsk(page);
  const hint = page.getByText('Answers are quoted from these docs.');
  await expect(hint).toContainText('This browser remembers the conversation until you start a new one.');
  await expect(hint).not.toContainText('rating');
  await ask(page);
  await expect(answer(page)).toContainText(/From \d sections? of the docs/);
  await expect(answer(page)).toContainText('Quoted from the docs');
  await expect(answer(page).getByText(DISCLAIMER)).toHaveCount(0);
  const cite = answer(page)
    .getByRole('link', {name: /^Source 1:/})
    .first();
  const target = await cite.getAttribute('href');
  await cite.click();
  await expect(page).toHaveURL(new RegExp(`${target?.replace(/[.?]/g, '\\$&')}$`));
  const anchor = target?.split('#')[1];
  if (anchor) await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('quotes the rows that answer, and says when the docs do not answer, and where people do @every-browser', async ({
  page,
}) => {
  await openAsk(page);
  await field(page).fill('What is the capital of France?');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('The docs don’t cover this');
  // The green of an answer would contradict the words.
  await expect(answer(page).locator('p > [aria-hidden]').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(answer(page).getByRole('link', {name: 'Discord'})).toBeVisible();
  await expect(answer(page).getByRole('link', {name: 'GitHub issues'})).toBeVisible();
  await ask(page, 'global flags');
  await expect(answer(page).getByRole('table').getByRole('row')).toHaveCount(3);
  await expect(
    answer(page)
      .getByText(/^\d+ more rows/)
      .first(),
  ).toBeVisible();
  await answer(page).getByRole('link', {name: 'Read the whole section “Global flags”'}).click();
  await expect(page).toHaveURL(/\/docs\/cli#global-flags$/);
});

test('reads no more of a question than answers do, and is not for search engines with one', async ({page}) => {
  await openAsk(page, `/docs/ask?q=${'long '.repeat(400)}`);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  expect((await page.getByRole('heading', {level: 2}).first().innerText()).length).toBeLessThanOrEqual(500);
});

/** Until `isMended` is set, the code of the answers isn't there. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super('isMended' in window ? url : '/missing-worker.js', options);
      }
    };
  });

test('says a moment later that answers cannot be loaded, unless the page has been left, and recovers', async ({
  page,
}) => {
  const messages = listen(page);
  const said = () => messages.filter((message) => message.includes('Ask'));
  await withoutWorker(page);
  await page.clock.install();
  await openAsk(page);
  await field(page).fill(QUESTION);
  const failed = page.waitForResponse('**/missing-worker.js');
  // However long a busy machine takes for what follows.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await failed;
  await page.clock.runFor(400);
  await expect(answer(page)).toContainText('Looking through the docs');
  expect(said()).toEqual([]);
  await page.clock.runFor(400);
  await expect(answer(page)).toContainText('Unable to fetch an answer.');
  expect(said()).toEqual(['error: Ask couldn’t answer. RemoteError: The engine could not be loaded.']);
  await page.clock.resume();
  await page.evaluate(() => void Object.assign(window, {isMended: true}));
  await answer(page).getByRole('button', {name: 'Try again'}).click();
  await finished(page);
});

test('a language without a grammar raises an error, and its code is shown plain', async ({page}) => {
  const messages = listen(page);
  await page.route('**/*.md', async (route) => {
    const response = await route.fetch();
    // A section is quoted only if it's as long as the index says.
    await route.fulfill({response, body: (await response.text()).replaceAll('```shell', '```kling')});
  });
  await openAsk(page);
  await ask(page);
  const lines = answer(page).locator('.code-block__line');
  await expect(lines.first()).toBeVisible();
  await expect(lines.locator('.token')).toHaveCount(0);
  const raised = messages.filter((message) => message.startsWith('uncaught'));
  expect(new Set(raised)).toEqual(new Set(['uncaught: There is no grammar for the language "kling".']));
});
