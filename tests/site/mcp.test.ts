import {resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {builtMarkdown} from '../support/built-markdown';
import {AGES, type McpClient, call} from '../support/mcp';

/** As the pages tell readers to start it. */
const FROM_ANYWHERE = ['--prefix', resolve('.'), 'run', '--silent', 'mcp'];
const pages = builtMarkdown();

describe.each(AGES)('over standard input and output, in the protocol of $revision', ({overStdio}) => {
  let client: McpClient;

  beforeAll(async () => {
    // From another folder, as an editor starts it.
    client = await overStdio({command: 'npm', args: FROM_ANYWHERE, cwd: '/'});
  });

  afterAll(() => client.close());

  it('offers tools that only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'search_docs',
      'read_page',
      'ask_docs',
      'cli_command',
      'check_compose',
      'adapt_compose',
      'explain_message',
    ]);
    for (const tool of tools) expect(tool.annotations?.readOnlyHint, tool.name).toBe(true);
  });

  it('has a resource for every page', async () => {
    const {resources} = await client.listResources();
    expect(resources.map(({name}) => name).sort()).toEqual(pages.map(({route}) => route).sort());
    for (const {uri, name} of resources) {
      const {contents} = await client.readResource({uri});
      expect((contents[0] as {text: string}).text, uri).toBe(pages.find(({route}) => route === name)?.text);
    }
  });

  it('reads no address without end', async () => {
    const uri = `docs://site/${'/'.repeat(90_000)}a`;
    await expect(client.readResource({uri})).rejects.toThrow('An address has 300 characters at most.');
  });

  it('finds sections, with their addresses', async () => {
    const {text} = await call(client, 'search_docs', {query: 'managed postgres password', limit: 5});
    expect(text).toMatch(/https?:\/\/\S+\/docs\/\S+/);
    expect(text.toLowerCase()).toContain('postgres');
  });

  it('answers an unknown page with the nearest ones', async () => {
    const {text, isError} = await call(client, 'read_page', {page: '/docs/concepts/compos'});
    expect(isError).toBe(true);
    expect(text).toMatch(/no page "\/docs\/concepts\/compos".*nearest.*\/docs\/concepts\/compose/s);
  });

  it('quotes passages with their sources', async () => {
    const {text} = await call(client, 'ask_docs', {question: 'How do I remove a project?'});
    expect(text).toMatch(/Sources:\n\[1\] .+: https?:\/\//);
  });

  it('admits what the docs do not answer', async () => {
    const {text} = await call(client, 'ask_docs', {question: 'Who won the chess match yesterday?'});
    expect(text).toContain('The docs don’t answer that.');
  });

  it('knows the commands, by path and by full name', async () => {
    for (const command of ['compose up', `${site.slug} compose up`]) {
      const {text} = await call(client, 'cli_command', {command});
      const data = JSON.parse(text) as {command: string; flags: unknown[]; inheritedFlags: unknown[]};
      expect([data.command, data.flags.length > 0, data.inheritedFlags.length > 0]).toEqual(['compose up', true, true]);
    }
  });

  it('adapts a Compose file, with reasons and questions', async () => {
    const text =
      'services:\n  db:\n    image: postgres:17 # ours\n    hostname: db\n    volumes: [data:/var/lib/postgresql/data]\nvolumes: {data: }\n';
    const args = {files: [{text}], provider: 'aws'};
    const adapted = JSON.parse((await call(client, 'adapt_compose', args)).text) as {
      files: {name: string; text: string}[];
      changes: {id: string; made: boolean; why: string; place: string}[];
      questions: {id: string; answer: string; choices: Record<string, string>}[];
    };
    expect(adapted).toMatchObject({verdictBefore: 'stops', verdict: 'yes'});
    expect(adapted.files).toEqual([
      {
        name: 'compose.yaml',
        text: `services:\n  db:\n    image: postgres:17 # ours\n    x-${site.slug}-postgres: true\n`,
      },
    ]);
    expect(adapted.changes.every(({made, why, place}) => made && why && /^compose\.yaml:\d/.test(place))).toBe(true);
    expect(adapted.questions).toMatchObject([
      {
        id: 'managed-store:db',
        answer: 'managed',
        choices: {managed: expect.any(String), container: expect.any(String)},
      },
    ]);
    const answers = {'managed-store:db': 'container'};
    const leaveOut = [adapted.changes.find(({id}) => id.endsWith('hostname'))?.id];
    const other = JSON.parse(
      (await call(client, 'adapt_compose', {...args, answers, leaveOut})).text,
    ) as typeof adapted;
    expect(other).toMatchObject({verdict: 'stops', left: [expect.objectContaining({severity: 'stops'})]});
    expect(other.files[0]?.text).toBe('services:\n  db:\n    image: postgres:17 # ours\n    hostname: db\n');
  });

  it.each([
    ['check_compose', {files: [], provider: 'aws'}],
    ['adapt_compose', {files: [], provider: 'aws'}],
    ['adapt_compose', {files: [{text: 'services: {}'}], provider: 'aws', answers: {a: 1}}],
    ['adapt_compose', {files: [{text: 'services: {}'}], provider: 'aws', leaveOut: 'x'}],
    ['check_compose', {files: [{text: 'services: {}'}], provider: 'mars'}],
    ['explain_message', {text: ''}],
    ['search_docs', {query: ''}],
    ['search_docs', {query: 'x', limit: 1000}],
    ['search_docs', {}],
    ['read_page', {page: 'x'.repeat(301)}],
    ['cli_command', {command: 7}],
  ])('refuses wrong input of %s: %o', async (name, args) => {
    expect((await call(client, name, args)).isError).toBe(true);
  });

  it('overlooks arguments that a tool does not have', async () => {
    const {text, isError} = await call(client, 'cli_command', {command: 'compose up', verbose: true});
    expect([isError, (JSON.parse(text) as {command: string}).command]).toEqual([false, 'compose up']);
  });

  it('answers an unknown tool and an unknown resource with what there is', async () => {
    const unknown = await client
      .callTool({name: 'deploy', arguments: {}})
      .then(({isError, content}) => (isError ? JSON.stringify(content) : ''), String);
    expect(unknown).toContain('deploy');
    await expect(client.readResource({uri: 'docs://site/docs/concepts/compos'})).rejects.toThrow(
      /The nearest are .*docs:\/\/site\/docs\/concepts\/compose/,
    );
  });

  it('never leaves its folder', async () => {
    for (const page of ['../../package.json', '/etc/passwd', '..%2f..%2fpackage']) {
      expect((await call(client, 'read_page', {page})).isError, page).toBe(true);
    }
  });
});
