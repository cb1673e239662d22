import {expect, test} from '../support/test';
import {open} from '../support/visit';

test.use({
  launchOptions: [
    async ({launchOptions}, use) =>
      use({...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebMCP']}),
    {scope: 'worker'},
  ],
});

test('its agent has the tools, which answer as those of the MCP server do', async ({page}) => {
  await open(page, '/docs/intro');
  const toolNames = async () => (await page.webmcp.tools()).map(({name}) => name).sort();
  await expect
    .poll(toolNames)
    .toEqual(['adapt_compose', 'check_compose', 'explain_message', 'read_page', 'search_docs']);
  const text = 'services: {db: {image: "postgres:16", volumes: ["data:/var/lib/postgresql/data"]}}';
  const files = [{name: 'compose.yaml', text}];
  for (const [name, input, isError, said] of [
    ['search_docs', {query: 'custom domain'}, false, /\/docs\//],
    ['read_page', {page: 'getting-started'}, true, /^There is no page "getting-started". The nearest are:\n- /],
    ['read_page', {page: '/docs/intro/getting-started'}, false, /^---\ntitle: /],
    ['check_compose', {files, provider: 'aws'}, false, /"verdict": "data-lost"/],
    ['adapt_compose', {files, provider: 'aws'}, false, /-postgres: true/],
    ['explain_message', {text: 'no services being deployed'}, false, /cause/],
    ['check_compose', {files, provider: 'mars'}, true, /Invalid option: expected one of "aws"/],
  ] as const) {
    const content = [{type: 'text', text: expect.stringMatching(said)}];
    expect(await page.webmcp.callTool(name, input), name).toEqual({content, isError: isError || undefined});
  }
});

test('without workers, its agent has no tools', async ({page}) => {
  await page.route(/\/assets\/js\/[^/]*worker[^/]*\.js$/, (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await open(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(await page.webmcp.tools()).toEqual([]);
});
