import {expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({
  launchOptions: [
    async ({launchOptions}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebMCP']}),
    {scope: 'worker'},
  ],
});

interface Answer {
  content: [{text: string}];
  isError?: boolean;
}

test('its agent has the tools, which answer as those of the MCP server do', async ({page}) => {
  await open(page, '/docs/intro');
  const toolNames = async () => (await page.webmcp.tools()).map(({name}) => name).sort();
  await expect
    .poll(toolNames)
    .toEqual(['adapt_compose', 'check_compose', 'explain_message', 'read_page', 'search_docs']);
  const call = async (name: string, input: object) => {
    const {content, isError = false} = (await page.webmcp.callTool(name, input)) as unknown as Answer;
    return [isError, content[0].text] as const;
  };
  const file = {
    name: 'compose.yaml',
    text: 'services: {db: {image: "postgres:16", volumes: ["data:/var/lib/postgresql/data"]}}',
  };
  expect(await call('search_docs', {query: 'custom domain'})).toEqual([false, expect.stringContaining('/docs/')]);
  expect(await call('read_page', {page: 'getting-started'})).toEqual([
    true,
    expect.stringMatching(/^There is no page "getting-started". The nearest are:\n- /),
  ]);
  expect(await call('read_page', {page: '/docs/intro/getting-started'})).toEqual([
    false,
    expect.stringMatching(/^---\ntitle: /),
  ]);
  expect(await call('check_compose', {files: [file], provider: 'aws'})).toEqual([
    false,
    expect.stringContaining('"verdict": "data-lost"'),
  ]);
  expect(await call('adapt_compose', {files: [file], provider: 'aws'})).toEqual([
    false,
    expect.stringContaining('-postgres: true'),
  ]);
  expect(await call('explain_message', {text: 'no services being deployed'})).toEqual([
    false,
    expect.stringContaining('cause'),
  ]);
  expect(await call('check_compose', {files: [file], provider: 'mars'})).toEqual([
    true,
    expect.stringContaining('Invalid option: expected one of "aws"'),
  ]);
});

test('without workers, its agent has no tools', async ({page}) => {
  await page.route(/\/assets\/js\/[^/]*worker[^/]*\.js$/, (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await open(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(await page.webmcp.tools()).toEqual([]);
});
