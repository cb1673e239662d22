import {DISCLAIMER, answer, field} from '../support/ask';
import {axeViolations} from '../support/axe';
import {answerStream, encodeEvents, tokenOf} from '../support/assistant-stream';
import {findInjected} from '../support/find-injected';
import {standInAnalytics, standInAssistant, standInSearch, stream} from '../support/hosted-services';
import {SETTINGS} from '../support/settings-build';
import {test} from '../support/settings-test';
import {type Page, expect} from '../support/test';
import {searchFor} from '../support/search-modal';
import {listen, open} from '../support/visit';
import {watchViolations} from '../support/violations';

const QUESTION = 'How do I use my own domain?';
const HOSTILE = `Do this. <script>globalThis.__xss=1</script> <img src=x onerror="globalThis.__xss=1">

[run](javascript:globalThis.__xss=1) [data](data:text/html,<script>globalThis.__xss=1</script>) [fine](https://example.com/x)

<iframe src="https://evil.example"></iframe>

\`\`\`"><img src=x onerror=globalThis.__xss=1>
<script>globalThis.__xss=1</script>
\`\`\`
`;

const modalAnswer = (page: Page) => page.locator('.DocSearch-AskAiScreen');

const answerText = (origin: string) =>
  `Set \`domainname\` on the service. See [Domains](${origin}/docs/concepts/domains).\n\n\`\`\`yaml\ndomainname: example.com\n\`\`\``;

async function askInModal(page: Page): Promise<void> {
  await standInSearch(page, []);
  await open(page, '/docs/intro');
  await searchFor(page, QUESTION);
  await page.locator('.DocSearch-AskAi-Section .DocSearch-Hit').click();
}

async function askOnPage(page: Page): Promise<void> {
  await open(page, '/docs/ask');
  await field(page).fill(QUESTION);
  await page.keyboard.press('Enter');
}

for (const [place, ask, shown] of [
  ['modal', askInModal, modalAnswer],
  ['page', askOnPage, answer],
] as const) {
  test.describe(`in the ${place}`, () => {
    test('the assistant answers, with the disclaimer', async ({page, baseURL}) => {
      const refused = await watchViolations(page);
      const calls = await standInAssistant(page, (route) => stream(route, answerStream(answerText(baseURL ?? ''))));
      await ask(page);
      await expect(shown(page)).toContainText('Set domainname on the service. See Domains.');
      await expect(shown(page)).toContainText('domainname: example.com');
      await expect(shown(page).getByText(DISCLAIMER)).toBeVisible();
      await expect(
        shown(page)
          .getByRole('link', {name: /Domains/})
          .first(),
      ).toHaveAttribute('href', /\/docs\/concepts\/domains$/);
      expect(await axeViolations(page)).toEqual([]);
      expect(calls.tokens).toBe(1);
      expect(calls.chats.map(({token, index, assistant}) => [token.startsWith('TOKEN '), index, assistant])).toEqual([
        [true, SETTINGS.ALGOLIA_INDEX, SETTINGS.ALGOLIA_ASSISTANT_ID],
      ]);
      expect(calls.chats[0]?.messages.at(-1)).toMatchObject({role: 'user', parts: [{type: 'text', text: QUESTION}]});
      expect(await refused()).toEqual([]);
    });

    test('an expired token is renewed before it is used', async ({page}) => {
      const expired = tokenOf(-60);
      await page.addInitScript((token) => sessionStorage.setItem('askai_token', token), expired);
      const calls = await standInAssistant(page, (route) => stream(route, answerStream('Fresh.')));
      await ask(page);
      await expect(shown(page)).toContainText('Fresh.');
      expect(calls.tokens).toBe(1);
      expect(calls.chats[0]?.token).not.toContain(expired);
    });

    test('a hostile answer executes nothing', async ({page}) => {
      const refused = await watchViolations(page);
      await standInAssistant(page, (route) => stream(route, answerStream(HOSTILE)));
      await ask(page);
      await expect(shown(page).getByRole('link', {name: 'fine'}).first()).toBeVisible();
      await expect(shown(page).getByText(DISCLAIMER)).toBeVisible();
      expect(await page.evaluate(findInjected)).toEqual([]);
      expect(await refused()).toEqual([]);
    });

    test('a picture in an answer is not fetched', async ({page}) => {
      const fetched: string[] = [];
      await standInAssistant(page, (route) =>
        stream(route, answerStream('Look: ![secret](https://evil.example/x.png)')),
      );
      await page.route('https://evil.example/**', (route) => {
        fetched.push(route.request().url());
        return route.abort();
      });
      await ask(page);
      await expect(shown(page)).toContainText('Look:');
      await page.waitForTimeout(500);
      expect(fetched).toEqual([]);
    });

    test('a service that is down is said so', async ({page}) => {
      await standInAssistant(page, (route) => route.abort());
      await ask(page);
      await expect(shown(page)).toContainText(place === 'page' ? 'Unable to fetch an answer.' : 'Chat error');
    });
  });
}

test('a language without a grammar raises an error, and its code is shown plain', async ({page}) => {
  const messages = listen(page);
  const markdown = 'Do this:\n\n```klingon\nqapla: true\n```\n\n```yaml\nname: shop\n```\n';
  await standInAssistant(page, (route) => stream(route, answerStream(markdown)));
  await askOnPage(page);
  const blocks = answer(page).locator('.code-block__line');
  await expect(blocks).toHaveText(['qapla: true', 'name: shop']);
  await expect(blocks.nth(1).locator('.token').first()).toHaveText('name');
  const areColored = await blocks.evaluateAll((all) => all.map((line) => line.querySelector('.token') !== null));
  expect(areColored).toEqual([false, true]);
  const raised = messages.filter((message) => message.startsWith('uncaught'));
  expect(new Set(raised)).toEqual(new Set(['uncaught: There is no grammar for the language "klingon".']));
});

test('Escape goes from the answer back to the search, and then closes it', async ({page}) => {
  await standInAssistant(page, (route) => stream(route, answerStream('Done.')));
  await askInModal(page);
  await expect(modalAnswer(page)).toContainText('Done.');
  await page.keyboard.press('Escape');
  await expect(modalAnswer(page)).toHaveCount(0);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

test('Escape goes back while the answer is on its way', async ({page}) => {
  await standInAssistant(page, () => new Promise(() => {}));
  await askInModal(page);
  await expect(modalAnswer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modalAnswer(page)).toHaveCount(0);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

test('a follow-up takes the conversation along', async ({page}) => {
  const calls = await standInAssistant(page, (route, count) => stream(route, answerStream(`Answer ${count}.`)));
  await askOnPage(page);
  await expect(answer(page)).toContainText('Answer 1.');
  await expect(answer(page)).toContainText('Answered');
  await field(page).fill('And with a subdomain?');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Answer 2.');
  expect(calls.chats[1]?.messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
  expect(calls.tokens).toBe(1);
});

test('an answer that breaks off is said so, and can be tried again', async ({page}) => {
  await standInAssistant(page, (route, count) =>
    stream(
      route,
      count === 1
        ? encodeEvents([
            {type: 'start'},
            {type: 'text-start', id: 't'},
            {type: 'text-delta', id: 't', delta: 'Half of'},
            {type: 'error', errorText: 'Too many requests'},
          ])
        : answerStream('Whole.'),
    ),
  );
  await askOnPage(page);
  await expect(answer(page)).toContainText('Unable to fetch an answer.');
  await answer(page).getByRole('button', {name: 'Try again'}).click();
  await expect(answer(page)).toContainText('Whole.');
});

test('a question that thinks can be stopped', async ({page}) => {
  await standInAssistant(page, () => new Promise(() => {}));
  await askOnPage(page);
  await expect(answer(page)).toContainText('Looking through the docs');
  await page.getByRole('button', {name: 'Stop'}).click();
  await expect(answer(page)).toContainText('Stopped');
});

test('says where questions go', async ({page}) => {
  await open(page, '/docs/ask');
  await expect(page.getByText('Questions go to this site’s assistant.')).toContainText(
    'This browser remembers the conversation until you start a new one. Your rating includes the question.',
  );
});

test('a mere link asks nothing: its question waits in the field', async ({page}) => {
  const calls = await standInAssistant(page, (route) => stream(route, answerStream('Asked.')));
  await open(page, `/docs/ask?q=${encodeURIComponent(QUESTION)}`);
  await expect(field(page)).toHaveValue(QUESTION);
  await expect(field(page)).toBeFocused();
  await page.waitForTimeout(500);
  expect([calls.tokens, calls.chats.length]).toEqual([0, 0]);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Asked.');
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(answer(page)).toContainText('Asked.');
  await expect(field(page)).toHaveValue('');
  expect(calls.chats.length).toBe(1);
});

test('with analytics on, searching and asking stay inside the policy', async ({page}) => {
  const refused = await watchViolations(page);
  const sent = await standInAnalytics(page);
  await standInAssistant(page, (route) => stream(route, answerStream('Done.')));
  await askInModal(page);
  await expect(modalAnswer(page)).toContainText('Done.');
  await expect.poll(() => sent.some((one) => one.includes('docsSearch') && one.includes(QUESTION))).toBe(true);
  await askOnPage(page);
  await expect(answer(page)).toContainText('Done.');
  await expect.poll(() => sent.some((one) => one.includes('/docs/ask'))).toBe(true);
  expect(await refused()).toEqual([]);
});
