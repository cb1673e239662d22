import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {request} from 'node:http';
import {resolve} from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {longestBody} from '../../config/mcp';
import {site} from '../../config/site';
import {Library} from '../../plugins/commands/mcp/library';
import {builtMarkdown} from '../support/built-markdown';

const START = resolve('plugins/commands/mcp/start.mjs');
/** What a client of the protocol can read. */
const ACCEPT = 'application/json, text/event-stream';
const pages = builtMarkdown();

interface Answer {
  text: string;
  isError: boolean;
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const {content, isError} = await client.callTool({name, arguments: args});
  const [first] = content as {text?: string}[];
  return {text: first?.text ?? '', isError: isError === true};
}

/** Exit code and last words of a server that doesn't start. */
async function failureOf(...args: string[]): Promise<[code: number, said: string]> {
  const server = spawn(process.execPath, [START, ...args], {stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(server, 'exit')) as [number];
  return [code, said.trim()];
}

const newClient = () => new Client({name: 'tests', version: '1.0.0'});

describe('over standard input and output', () => {
  const client = newClient();

  beforeAll(async () => {
    // From another folder, as an editor starts it.
    await client.connect(
      new StdioClientTransport({command: process.execPath, args: [START], cwd: '/', stderr: 'ignore'}),
    );
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

  it.each([
    '/docs/concepts/compose',
    'docs/concepts/compose.md',
    `${site.url}/docs/concepts/compose#ports`,
    'concepts/compose',
  ])('reads %s', async (page) => {
    expect((await call(client, 'read_page', {page})).text).toContain('# ');
    expect((await call(client, 'read_page', {page})).isError).toBe(false);
  });

  it('answers an unknown page with the nearest ones', async () => {
    const {text, isError} = await call(client, 'read_page', {page: '/docs/concepts/compos'});
    expect(isError).toBe(true);
    expect(text).toMatch(/no page "\/docs\/concepts\/compos".*nearest.*\/docs\/concepts\/compose/s);
  });

  it('answers an unknown section with those there are', async () => {
    const {text, isError} = await call(client, 'read_page', {page: '/docs/concepts/compose', section: 'Nothing'});
    expect(isError).toBe(true);
    expect(text).toContain('It has: ');
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
    expect((await call(client, 'cli_command', {command: 'compose upp'})).text).toContain('Did you mean "compose up"?');
  });

  it('judges a Compose file, and explains a message', async () => {
    const text = 'services:\n  web:\n    image: nginx\n    hostname: web\n';
    const check = await call(client, 'check_compose', {files: [{text}], provider: 'aws'});
    expect(JSON.parse(check.text)).toMatchObject({verdict: 'stops', services: [{name: 'web'}]});
    const explained = await call(client, 'explain_message', {text: 'Error: no services being deployed'});
    expect(JSON.parse(explained.text)).toMatchObject([{kind: 'error', root: true}]);
  });

  it.each([
    ['check_compose', {files: [], provider: 'aws'}],
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

describe('over HTTP', () => {
  let server: ChildProcess;
  let address = '';

  beforeAll(async () => {
    server = spawn(process.execPath, [START, '--http', '0'], {stdio: ['ignore', 'ignore', 'pipe']});
    address = await new Promise((found, fail) => {
      server.once('exit', () => fail(new Error('The server ended.')));
      server.stderr?.on('data', (chunk: Buffer) => {
        const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
        if (url) found(url);
      });
    });
  });

  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  /** Status of a request with headers that no client of the SDK sends. */
  const statusOf = (method: string, headers: Record<string, string>, body = '{}', path = ''): Promise<number> =>
    new Promise((found, fail) => {
      const call = request(
        `${address}${path}`,
        {method, headers: {'Content-Type': 'application/json', ...headers}},
        (response) => {
          response.resume();
          found(response.statusCode ?? 0);
        },
      );
      call.on('error', fail);
      call.end(method === 'GET' ? undefined : body);
    });

  it('listens on this machine only', () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
  });

  it('answers as it does over standard input and output', async () => {
    const client = newClient();
    await client.connect(new StreamableHTTPClientTransport(new URL(address)) as Transport);
    expect((await client.listTools()).tools).toHaveLength(6);
    expect((await call(client, 'read_page', {page: '/docs/concepts/compose'})).isError).toBe(false);
    await client.close();
  });

  it('refuses foreign hosts and origins, other methods, paths and types', async () => {
    expect(await statusOf('POST', {Host: 'evil.example'})).toBe(403);
    expect(await statusOf('POST', {Origin: 'https://evil.example'})).toBe(403);
    expect(await statusOf('GET', {})).toBe(405);
    expect(await statusOf('POST', {}, '{}', '/other')).toBe(404);
    expect(await statusOf('POST', {'Content-Type': 'text/plain', Accept: ACCEPT})).toBe(415);
    expect(await statusOf('POST', {Host: 'localhost.evil.example'})).toBe(403);
    expect(await statusOf('POST', {Origin: 'null'})).toBe(403);
  });

  it.each([
    ['broken', 400, 'not json', 'The body isn’t JSON.'],
    ['long', 413, 'x'.repeat(longestBody + 1), `A request has ${longestBody} bytes at most.`],
  ])('says in a sentence why it refuses a %s body', async (_, status, body, message) => {
    const answer = await fetch(address, {method: 'POST', headers: {'Content-Type': 'application/json'}, body});
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({error: {code: -32_000, message}}),
    ]);
  });

  it('goes on after what it refused', async () => {
    const accept = {Accept: ACCEPT};
    expect(await statusOf('POST', accept, '{"jsonrpc":"2.0"}')).toBe(400);
    expect(await statusOf('POST', accept, '7')).toBe(400);
    expect(await statusOf('POST', accept, '{"jsonrpc":"2.0","id":1,"method":"tools/list"}')).toBe(200);
  });

  it('says in one sentence that its port is taken', async () => {
    const {port} = new URL(address);
    expect(await failureOf('--http', port)).toEqual([1, `Port ${port} is taken. Choose another, or 0 for a free one.`]);
  });
});

it('says what is wrong with its options', async () => {
  expect(await failureOf('--http', 'many')).toEqual([1, expect.stringContaining('--http many: not a port number')]);
  expect(await failureOf('--http', '0', '--host', '0.0.0.0')).toEqual([
    1,
    '--host 0.0.0.0: name the one address that clients use.',
  ]);
  expect(await failureOf('--htpp', '80')).toEqual([1, expect.stringContaining("'--htpp'")]);
});

it('answers from the build alone', async () => {
  const library = new Library('build');
  expect(library.engine.find('custom domain', 1)).toHaveLength(1);
  expect((await library.engine.ask('How do I remove a project?')).isCovered).toBe(true);
});
