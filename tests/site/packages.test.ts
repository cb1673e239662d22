import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {PACKAGE} from 'docs-mcp/constants';
import {site} from '../../config/site';
import {builtMarkdown} from '../support/built-markdown';
import {BUILD} from '../support/built-site';
import {folderWith} from '../support/folder-with';
import {AGES, call} from '../support/mcp';
import {unpack} from '../support/unpack';

const CHECK = join(BUILD, 'check.tgz');
const MCP = join(BUILD, PACKAGE);

const readIn = (file: string) => {
  const folder = unpack(file);
  return (path: string) => readFileSync(join(folder, path), 'utf8');
};

describe('the package', () => {
  it.each([
    [CHECK, `${site.slug}-check`, {homepage: site.url}],
    [MCP, `${site.slug}-docs-mcp`, {version: site.cliVersion, bin: {[`${site.slug}-docs-mcp`]: 'server.cjs'}}],
  ])('%s has a fixed name, its checksum, and needs no other package', (file, name, more) => {
    const manifest = JSON.parse(readIn(file)('package.json')) as object;
    expect(manifest).toMatchObject({name, ...more});
    expect(Object.keys(manifest).filter((key) => /dependencies|scripts/i.test(key))).toEqual([]);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${hash}  ${file.split('/').at(-1)}\n`);
  });

  it('of the check has the rules of this site', () =>
    expect(JSON.parse(readIn(CHECK)('rules.json'))).toMatchObject({product: {slug: site.slug}}));

  it('of the MCP server has the pages of this build, and says so', () => {
    const read = readIn(MCP);
    expect(read('server.cjs')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(read('LICENSES.txt')).toContain('@modelcontextprotocol/server ');
    for (const {file, text} of builtMarkdown()) expect(read(`site/${file}`), file).toBe(text);
    expect(read('README.md')).toContain('**The pages are in this package**');
    expect(read('README.md')).toContain(`npx -y ${site.url}${PACKAGE}`);
  });
});

describe('the check by npx, in an empty folder', () => {
  const COMPOSE = 'services:\n  web:\n    image: ghcr.io/acme/web:1\n    hostname: web\n';
  const cwd = folderWith({'compose.yaml': COMPOSE});
  /** Runs the command of an example, with the built package instead of the published one. */
  const run = (example: string) => {
    const line = readFileSync(`examples/check/${example}`, 'utf8').match(/npx .*/)?.[0] ?? '';
    const command = line.replace(/https:\S+\/check\.tgz/, `"file:${resolve(CHECK)}"`);
    expect(command).not.toBe(line);
    return spawnSync(`${command} --adapt adapted.yaml`, {cwd, shell: true, encoding: 'utf8'});
  };

  it('stops a commit, mends the file, and lets the mended one pass', () => {
    const stopped = run('pre-commit');
    expect([stopped.status, stopped.stdout]).toEqual([1, expect.stringContaining('compose.yaml:4: Stops')]);
    expect(readdirSync(cwd).sort()).toEqual(['adapted.yaml', 'compose.yaml']);
    expect(run('.gitlab-ci.yml')).toMatchObject({status: 2, stderr: expect.stringContaining("it's there already")});
    writeFileSync(join(cwd, 'compose.yaml'), readFileSync(join(cwd, 'adapted.yaml')));
    expect(run('.github/workflows/check.yaml').status).toBe(0);
  });
});

describe('the MCP server by npx, in an empty folder', () => {
  const cwd = folderWith({});
  const cache = folderWith({});
  let server: Server;

  beforeAll(async () => {
    server = createServer((_request, response) => response.end(readFileSync(MCP))).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => server.close());

  // Of the newest protocol: mcp.test.ts speaks both.
  it.each(AGES.slice(0, 1))('answers a client of $revision', async ({overStdio}) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PACKAGE}`;
    const client = await overStdio({command: 'npx', args: ['-y', `--cache=${cache}`, address], cwd});
    const {text, isError} = await call(client, 'read_page', {page: '/docs/concepts/compose'});
    expect([isError, text]).toEqual([false, expect.stringContaining('title:')]);
    expect((await call(client, 'search_docs', {query: 'custom domain'})).text).toContain('/docs/');
    expect(readdirSync(cwd)).toEqual([]);
    await client.close();
  });
});
