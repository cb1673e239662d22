import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compress} from '../../tools/compress';
import {freePort} from '../../tools/free-port';
import {BUILD} from '../support/built-site';
import {script} from '../support/script';

const home = readFileSync(join(BUILD, 'index.html'), 'utf8');
const found = (pattern: RegExp): string => pattern.exec(home)?.[0] ?? '/none';
const SCRIPT = found(/\/assets\/js\/main\.\w+\.js/);
const STYLES = found(/\/assets\/css\/styles\.\w+\.css/);
const FONT = found(/\/assets\/fonts\/[\w.-]+\.woff2/);

/** What is served with a twin, as HTML and as Markdown. */
const TWINS = ['/', '/docs/intro', '/docs/intro.md', '/llms.txt', '/sitemap.xml', '/cli.json', SCRIPT, STYLES];
/** What is answered as without twins: no file of its own, a redirect, what has no smaller twin, and the twins' own addresses. */
const OTHERS = [
  '/none',
  '/404',
  '/404.html',
  '/index',
  '/docs/intro/',
  '/docs/intro.html',
  '/DOCS/intro',
  '/img/mark.svg',
  '/docs/getting-started',
  FONT,
].concat([
  '/.well-known/agent-skills/index.json',
  '/docs/intro.html.br',
  '/docs/intro.br',
  `${SCRIPT}.br`,
  `${SCRIPT}.gz`,
  '/healthz',
]);

/** `Accept-Encoding`, and what a twin is sent with. */
const ENCODINGS: [asked: string, encoding: string | undefined][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['br;q=0.5, gzip;q=0.1', 'br'],
  ['BR , gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br;q=0.0', 'gzip'],
  ['brotli, abr', undefined],
  ['identity', undefined],
];

describe('a compressed build, served by nginx', () => {
  let origin = '';
  let stop = () => Promise.resolve();

  beforeAll(async () => {
    const root = join(mkdtempSync(join(tmpdir(), 'compressed-')), 'build');
    const files = [
      'index.html',
      'index.md',
      '404.html',
      'docs/intro.html',
      'docs/intro.md',
      ...TWINS.slice(3),
      '/img/mark.svg',
      FONT,
    ];
    for (const file of [...files, '.well-known']) cpSync(join(BUILD, file), join(root, file), {recursive: true});
    cpSync(`${BUILD}-host`, `${root}-host`, {recursive: true});
    await compress(root);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const server = spawn('node', script('tools/serve.ts', '--port', String(port), '--root', root), {stdio: 'ignore'});
    stop = async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    };
    while (!(await fetch(origin).catch(() => null))?.ok) await sleep(50);
  });
  afterAll(() => stop());

  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<{status: number | undefined; headers: IncomingHttpHeaders; body: Buffer}>((resolve, reject) => {
      const call = request(origin + path, {method, headers}, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts)}),
        );
      });
      call.on('error', reject).end();
    });

  /** All that isn't about the encoding. */
  const plain = ({
    'content-encoding': _,
    'content-length': __,
    vary: ___,
    etag: ____,
    date: _____,
    ...rest
  }: IncomingHttpHeaders) => {
    delete rest['transfer-encoding'];
    delete rest['accept-ranges'];
    return rest;
  };
  const varies = ({vary = ''}: IncomingHttpHeaders) => vary.split(/,\s*/).sort();

  it.each(TWINS.flatMap((path) => ['text/html', 'text/markdown'].map((accept) => [path, accept])))(
    'sends %s as %s in the encoding that is asked for, with the same headers and words',
    async (path = '', Accept = '') => {
      const own = await ask(path, {Accept});
      expect(own.status).toBe(200);
      const words = /^text\/(?:html|markdown)/.test(own.headers['content-type'] ?? '') ? ['Accept'] : [];
      for (const [asked, encoding] of ENCODINGS) {
        const answer = await ask(path, {Accept, 'Accept-Encoding': asked});
        expect(answer.headers['content-encoding'], asked).toBe(encoding);
        const read = {br: brotliDecompressSync, gzip: gunzipSync}[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
        expect(read(answer.body).equals(own.body), asked).toBe(true);
        expect(plain(answer.headers), asked).toEqual(plain(own.headers));
        expect(varies(answer.headers), asked).toEqual([...words, 'Accept-Encoding']);
        const again = {Accept, 'Accept-Encoding': asked, 'If-None-Match': String(answer.headers.etag)};
        expect((await ask(path, again)).status, asked).toBe(304);
        const head = await ask(path, {Accept, 'Accept-Encoding': asked}, 'HEAD');
        expect([head.status, head.headers['content-encoding'], head.body.length], asked).toEqual([200, encoding, 0]);
      }
    },
  );

  it.each(OTHERS)('answers %s as without brotli', async (path) => {
    const own = await ask(path, {Accept: 'text/html', 'Accept-Encoding': 'gzip'});
    const answer = await ask(path, {Accept: 'text/html', 'Accept-Encoding': 'br, gzip'});
    expect([answer.status, answer.headers['content-encoding']]).toEqual([own.status, own.headers['content-encoding']]);
    expect(plain(answer.headers)).toEqual(plain(own.headers));
    expect(answer.body.equals(own.body)).toBe(true);
  });
});
