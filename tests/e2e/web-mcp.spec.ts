import {type Page, expect, test} from '../support/test';
import {open} from '../support/visit';

interface Offered {
  name: string;
  annotations: {readOnlyHint: boolean};
  execute: (input: object) => Promise<{content: {text: string}[]}>;
}

/** A browser with an agent, as the WebMCP draft describes it: it keeps the tools that pages offer. */
async function openWithAgent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools: unknown[] = [];
    const modelContext = {registerTool: (tool: unknown) => Promise.resolve(void tools.push(tool))};
    Object.assign(window, {offered: tools});
    Object.defineProperty(document, 'modelContext', {value: modelContext});
  });
  await open(page, '/docs/concepts/agent');
  await expect.poll(() => page.evaluate(() => (window as unknown as {offered: unknown[]}).offered.length)).toBe(4);
}

const call = (page: Page, name: string, input: object): Promise<string> =>
  page.evaluate(
    async ([wanted, values]) => {
      const {offered} = window as unknown as {offered: Offered[]};
      const answer = await offered.find((tool) => tool.name === wanted)?.execute(values);
      return answer?.content[0]?.text ?? '';
    },
    [name, input] as const,
  );

test('an agent of the browser gets four tools that read', async ({page}) => {
  await openWithAgent(page);
  const offered = await page.evaluate(() =>
    (window as unknown as {offered: Offered[]}).offered.map(({name, annotations}) => [name, annotations.readOnlyHint]),
  );
  expect(offered).toEqual([
    ['search_docs', true],
    ['read_page', true],
    ['check_compose', true],
    ['explain_message', true],
  ]);
});

test('the tools answer', async ({page}) => {
  await openWithAgent(page);
  const hits = JSON.parse(await call(page, 'search_docs', {query: 'managed redis'})) as {url: string}[];
  expect(hits.some(({url}) => url.includes('managed-redis'))).toBe(true);
  expect(await call(page, 'read_page', {page: '/docs/concepts/agent#start'})).toContain('# Agent in the terminal');
  expect(await call(page, 'read_page', {page: 'https://example.com/x'})).toContain('Only pages of this site');
  const text = 'services:\n  web:\n    image: nginx\n    hostname: web\n';
  expect(JSON.parse(await call(page, 'check_compose', {text, provider: 'aws'}))).toMatchObject({verdict: 'stops'});
  const explained = JSON.parse(
    await call(page, 'explain_message', {text: 'Error: no services being deployed'}),
  ) as object;
  expect(explained).toMatchObject([{id: 'no-services-being-deployed', root: true}]);
});

test('a browser without an agent loads nothing of it', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/docs/concepts/agent');
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    loaded.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scripts.some((script) => script.includes('explain_message'))).toBe(false);
});
