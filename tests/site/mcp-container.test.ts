import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {CARDS, CATALOG, CATALOG_TYPE, LONGEST_BODY, LONGEST_TEXT, PATH} from 'docs-mcp/constants';
import {site} from '../../config/site';
import {MCP_PORT} from '../../plugins/hosting/nginx-mcp';
import {freePort} from '../../tools/free-port';
import {BUILD} from '../support/built-site';
import {catalogSchema} from '../support/catalog-schema';
import {folderWith} from '../support/folder-with';
import {AGES, call} from '../support/mcp';
import {sendRaw} from '../support/raw-request';

const HOST_FILES = `${BUILD}-host`;

/** Starts deploy/start.sh over the files of the image, in folders of its own. */
async function startContainer(setting: string) {
  const [port, mcpPort] = [await freePort(), await freePort()];
  // The image's own user can read the files; workers of a root's nginx change to one that can't.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const rules = readFileSync(join(HOST_FILES, 'mcp.conf'), 'utf8');
  const folder = folderWith({
    'site/nginx.conf': user + readFileSync('deploy/nginx.conf', 'utf8'),
    'site/listen.conf': `listen 127.0.0.1:${port};\nroot "${resolve(BUILD)}";\n`,
    'site/site.conf': readFileSync(join(HOST_FILES, 'site.conf'), 'utf8'),
    'site/on/mcp.conf': rules.replaceAll(`:${MCP_PORT};`, `:${mcpPort};`),
    'work/.keep': '',
  });
  const child: ChildProcess = spawn('sh', ['deploy/start.sh'], {
    // nginx and the MCP server are stopped together.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      MCP: setting,
      MCP_PORT: String(mcpPort),
      CONF: join(folder, 'site'),
      SITE: resolve(BUILD),
      MCP_FOLDER: resolve(HOST_FILES, 'mcp'),
      WORK: join(folder, 'work'),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
  };
  const isReady = async () => {
    const {status} = await fetch(`${url}${setting === 'on' ? CARDS[0] : '/healthz'}`);
    return status === 200;
  };
  try {
    await vi.waitFor(async () => expect(await isReady()).toBe(true), {timeout: 60_000, interval: 200});
  } catch (error) {
    await stop();
    throw error;
  }
  return {url, stop};
}

const message = (name: string, args: object) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: args}});

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers},
    body,
  });

describe('a container where MCP is off', () => {
  let container: Awaited<ReturnType<typeof startContainer>>;
  beforeAll(async () => {
    container = await startContainer('off');
  });
  afterAll(() => container.stop());

  it('has neither server nor card', async () => {
    for (const path of [PATH, ...CARDS]) expect((await fetch(container.url + path)).status, path).toBe(404);
    const catalog = await fetch(container.url + CATALOG);
    expect(catalog.headers.get('content-type')).toBe(CATALOG_TYPE);
    expect(catalogSchema.parse(await catalog.json()).entries).toHaveLength(1);
    const {headers} = await fetch(`${container.url}/docs/intro`);
    expect(headers.get('link')).toContain(`<${CATALOG}>; rel=ai-catalog; type="${CATALOG_TYPE}"`);
    const answer = await post(container.url, '{}');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a container where MCP is on', () => {
  let container: Awaited<ReturnType<typeof startContainer>>;
  beforeAll(async () => {
    container = await startContainer('on');
  });
  afterAll(() => container.stop());

  it.each(AGES)('answers a client of $revision', async ({overHttp}) => {
    const client = await overHttp(container.url + PATH);
    expect((await client.listTools()).tools).toHaveLength(8);
    expect((await call(client, 'ask_docs', {question: 'How do I remove a project?'})).text).toContain('Sources:');
    await client.close();
  });

  it('takes the longest text however its letters are written, and no longer request', async () => {
    const text = 'é'.repeat(LONGEST_TEXT);
    const escaped = message('explain_message', {text}).replaceAll('é', String.raw`\u00e9`);
    expect(escaped.length).toBeGreaterThan(6 * LONGEST_TEXT);
    const answer = await post(container.url, escaped);
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('"isError":true')]);
    const files = [{text: text.slice(1)}, {text: 'ab'}];
    const tooLong = await post(container.url, message('check_compose', {files, provider: 'aws'}));
    expect(await tooLong.text()).toContain(`All files together have ${LONGEST_TEXT} characters at most.`);
    const length = LONGEST_BODY + 10_000;
    const head = `POST ${PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(container.url, head)).status).toBe(413);
  });

  it.each(CARDS)('has its card at %s', async (path) => {
    const answer = await fetch(container.url + path);
    expect(answer.headers.get('content-type')).toBe('application/mcp-server-card+json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject({
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: expect.stringMatching(/^[a-zA-Z0-9.-]{1,100}\/[a-zA-Z0-9._-]{1,100}$/),
      version: site.cliVersion,
      description: expect.stringMatching(/^.{1,100}$/),
      remotes: [{type: 'streamable-http', url: `${site.url}${PATH}`}],
    });
  });

  it('lists itself in the catalog, next to what the site has', async () => {
    const answer = await fetch(container.url + CATALOG);
    expect(answer.headers.get('content-type')).toBe(CATALOG_TYPE);
    const {entries} = catalogSchema.parse(await answer.json());
    expect(entries.map(({type}) => type.split('; ')[0])).toEqual(['application/mcp-server-card+json', 'text/markdown']);
    for (const {url} of entries) expect((await fetch(url.replace(site.url, container.url))).status, url).toBe(200);
  });

  it('refuses other methods, hosts and origins, and leaves the rest of the site as it is', async () => {
    const {status, headers} = await fetch(container.url + PATH);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect((await post(container.url, '{}', {Origin: 'https://evil.example'})).status).toBe(403);
    const foreign = `POST ${PATH} HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`;
    expect((await sendRaw(container.url, foreign)).status).toBe(421);
    expect((await fetch(`${container.url}/docs/intro`)).status).toBe(200);
    const page = await fetch(`${container.url}/docs/intro`, {method: 'POST', body: '{}'});
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('has a limit of requests a second', async () => {
    const answers = await Promise.all(Array.from({length: 80}, () => fetch(container.url + CARDS[0])));
    const statuses = answers.map(({status}) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
  });
});

it('a container with another setting says what is right', () => {
  const {status, stderr} = spawnSync('sh', ['deploy/start.sh'], {
    encoding: 'utf8',
    env: {...process.env, MCP: 'yes'},
  });
  expect([status, stderr.trim()]).toEqual([1, 'MCP is "yes": set it to on or off.']);
});
