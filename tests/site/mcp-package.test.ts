import {once} from 'node:events';
import {readFileSync, readdirSync} from 'node:fs';
import {type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {PACKAGE} from 'docs-mcp/constants';
import {site} from '../../config/site';
import {builtMarkdown} from '../support/built-markdown';
import {BUILD} from '../support/built-site';
import {folderWith} from '../support/folder-with';
import {AGES, call} from '../support/mcp';
import {unpack} from '../support/unpack';

const FILE = join(BUILD, PACKAGE);

describe('the package of the MCP server', () => {
  const folder = unpack(FILE);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  it('has a fixed name and needs no other package', () => {
    const {name, version, bin, ...rest} = JSON.parse(read('package.json')) as Record<string, unknown>;
    expect([name, version, bin]).toEqual([
      `${site.slug}-docs-mcp`,
      site.cliVersion,
      {[`${site.slug}-docs-mcp`]: 'server.cjs'},
    ]);
    expect(Object.keys(rest).filter((key) => /dependencies|scripts/i.test(key))).toEqual([]);
    expect(read('server.cjs')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(read('LICENSES.txt')).toContain('@modelcontextprotocol/server ');
  });

  it('has the pages of this build, and says so', () => {
    const pages = readdirSync(join(folder, 'site'), {recursive: true, encoding: 'utf8'});
    for (const {route} of builtMarkdown()) {
      const path = `${route === '/' ? 'index' : route.slice(1)}.md`;
      expect(pages).toContain(path);
      expect(read(`site/${path}`), path).toBe(readFileSync(join(BUILD, path), 'utf8'));
    }
    expect(read('README.md')).toContain('**The pages are in this package**');
    expect(read('README.md')).toContain(`npx -y ${site.url}${PACKAGE}`);
  });
});

describe('the package by npx, in an empty folder', () => {
  const cwd = folderWith({});
  const cache = folderWith({});
  let server: Server;

  beforeAll(async () => {
    server = createServer((_request, response) => response.end(readFileSync(FILE))).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => server.close());

  // Of the newest protocol: mcp.test.ts speaks both.
  it.each(AGES.slice(0, 1))('answers a client of $revision', async ({overStdio}) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PACKAGE}`;
    const client = await overStdio({command: 'npx', args: ['-y', `--cache=${cache}`, address], cwd});
    const {text, isError} = await call(client, 'read_page', {page: '/docs/concepts/compose'});
    expect([isError, text]).toEqual([false, expect.stringContaining('title:')]);
    expect((await call(client, 'cli_command', {command: 'compose up'})).isError).toBe(false);
    expect((await call(client, 'search_docs', {query: 'custom domain'})).text).toContain('/docs/');
    expect(readdirSync(cwd)).toEqual([]);
    await client.close();
  });
});
