import {DISCLAIMER, field} from '../../support/ask';
import {axeViolations} from '../../support/axe';
import {findInjected} from '../../support/find-injected';
import {standInAssistant, standInSearch, streamAnswer} from '../../support/hosted-services';
import {SETTINGS} from '../../support/settings-build';
import {test} from '../../support/settings-test';
import {type Page, expect} from '../../support/test';
import {searchFor} from '../../support/search-modal';
import {listen, open, refused} from '../../support/visit';

const QUESTION = 'How do I use my own domain?';
const HOSTILE = `Do this. <script>globalThis.__xss=1</script> <img src=x onerror="globalThis.__xss=1">

[run](javascript:globalThis.__xss=1) [data](data:text/html,<script>globalThis.__xss=1</script>) [fine](https://example.com/x)

<iframe src="https://evil.example"></iframe>

Look: ![secret](https://evil.example/x.png)

\`\`\`"><img src=x onerror=globalThis.__xss=1>
<script>globalThis.__xss=1</script>
\`\`\`
`;

const answer = (page: Page) => page.locator('.DocSearch-AskAiScreen');

const answerText = (origin: string) =>
  `Set \`domainname\` on the service. See [Domains](${origin}/docs/concepts/domains).\n\n\`\`\`yaml\ndomainname: example.com\n\`\`\``;

async function askInModal(page: Page): Promise<void> {
  await standInSearch(page, []);
  await open(page, '/docs/intro');
  await searchFor(page, QUESTION);
  await page.locator('.DocSearch-AskAi-Section .DocSearch-Hit').click();
}

async function askOnPage(page: Page): Promise<void> {
  await standInSearch(page, []);
  await open(page, '/docs/ask');
  await field(page).fill(QUESTION);
  await page.keyboard.press('Enter');
}

test('the assistant answers, with the disclaimer', async ({page, baseURL}) => {
  const messages = listen(page);
  const calls = await standInAssistant(page, (route) => streamAnswer(route, answerText(baseURL ?? '')));
  await askInModal(page);
  await expect(answer(page)).toContainText('Set domainname on the service. See Domains.');
  await expect(answer(page)).toContainText('domainname: example.com');
  await expect(answer(page).getByText(DISCLAIMER)).toBeVisible();
  await expect(
    answer(page)
      .getByRole('link', {name: /Domains/})
      .first(),
  ).toHaveAttribute('href', /\/docs\/concepts\/domains$/);
  expect(await axeViolations(page)).toEqual([]);
  expect(calls.tokens).toBe(1);
  expect(calls.chats.map(({token, index, assistant}) => [token.startsWith('TOKEN '), index, assistant])).toEqual([
    [true, SETTINGS.ALGOLIA_INDEX, SETTINGS.ALGOLIA_ASSISTANT_ID],
  ]);
  expect(calls.chats[0]?.messages.at(-1)).toMatchObject({role: 'user', parts: [{type: 'text', text: QUESTION}]});
  expect(refused(messages)).toEqual([]);
});

test('a hostile answer executes nothing, and fetches no picture', async ({page}) => {
  const messages = listen(page);
  const fetched: string[] = [];
  await standInAssistant(page, (route) => streamAnswer(route, HOSTILE));
  await page.route('https://evil.example/**', (route) => {
    fetched.push(route.request().url());
    return route.abort();
  });
  await askInModal(page);
  await expect(answer(page).getByRole('link', {name: 'fine'}).first()).toBeVisible();
  await expect(answer(page).getByText(DISCLAIMER)).toBeVisible();
  expect(await page.evaluate(findInjected)).toEqual([]);
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
  // DocSearch shows the picture, which the policy refuses.
  expect(refused(messages).filter((one) => !one.includes('https://evil.example/x.png'))).toEqual([]);
});

test('the page of Ask hands its question to the search, and Escape goes from the answer back to the search', async ({
  page,
}) => {
  const calls = await standInAssistant(page, (route, count) => streamAnswer(route, `Answer ${count}.`));
  await askOnPage(page);
  await expect(answer(page)).toContainText('Answer 1.');
  await expect(answer(page).getByText(DISCLAIMER)).toBeVisible();
  await page.locator('.DocSearch-Input').fill('And with a subdomain?');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Answer 2.');
  expect(calls.chats.map(({messages}) => messages.map(({role}) => role))).toEqual([
    ['user'],
    ['user', 'assistant', 'user'],
  ]);
  expect(calls.chats[0]?.messages[0]).toMatchObject({parts: [{text: QUESTION}]});
  await page.keyboard.press('Escape');
  await expect(answer(page)).toHaveCount(0);
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', {name: 'How do I set a config value?'}).click();
  await expect(answer(page)).toContainText('Answer 3.');
});

test('a mere link asks nothing: its question waits in the field', async ({page}) => {
  const calls = await standInAssistant(page, (route) => streamAnswer(route, 'Asked.'));
  await standInSearch(page, []);
  await open(page, `/docs/ask?q=${encodeURIComponent(QUESTION)}`);
  await expect(field(page)).toHaveValue(QUESTION);
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Questions go to this site’s assistant.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // Another one takes its place.
  await page.evaluate(() => {
    window.history.pushState(null, '', '?q=Another');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(field(page)).toHaveValue('Another');
  await page.waitForTimeout(500);
  expect([calls.tokens, calls.chats.length]).toEqual([0, 0]);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Asked.');
});
