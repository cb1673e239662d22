import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {mediaTypes} from '../../plugins/hosting/media-types';
import {compress} from '../../tools/compress';
import {temporaryFolder} from '../../tools/temporary-folder';
import {BUILD} from '../support/built-site';
import {sendRaw} from '../support/raw-request';
import {serve} from '../support/serve';

const home = readFileSync(join(BUILD, 'index.html'), 'utf8');
const [JS = '', CSS = '', FONT = ''] = ['js/main', 'css/styles', 'fonts/next'].map(
  (name) => new RegExp(`/assets/${name}[\\w.-]+`).exec(home)?.[0],
);

/** Files that are served, and what answers them: a file of its own, another encoding of it, or neither. */
const FILES = ['index.html', 'index.md', 'docs/intro.html', 'docs/intro.md', 'llms.txt', 'cli.json', JS, CSS, FONT];
const TWINS = '/ /docs/intro /docs/intro.md /llms.txt /cli.json'.split(' ').concat(JS, CSS);
/** A file of every kind that the site may contain, in small letters and in capitals. Pages have no ending. */
const TYPES = new Map(
  mediaTypes.flatMap(({extensions, type, text}) =>
    extensions
      .filter((extension) => extension !== 'html')
      .flatMap((extension) => [extension, extension.toUpperCase()])
      .map((extension) => [`shot.${extension}`, text ? `${type}; charset=utf-8` : type] as const),
  ),
);

/** `Accept-Encoding`, and the encoding that a twin is sent in. */
const ENCODINGS: [asked: string, encoding: string][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.1', 'br'],
  ['BR , gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br;q=0.0', 'gzip'],
  ['brotli, abr', ''],
];
const READERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  '': (bytes) => bytes,
};

/** What differs by encoding. */
const OF_ENCODING = /^(?:content-encoding|content-length|transfer-encoding|vary|etag|date|accept-ranges): /i;

describe('a compressed build, served by nginx', () => {
  const root = join(temporaryFolder(), 'build');
  let origin = '';
  let stop = () => Promise.resolve();

  beforeAll(async () => {
    for (const file of FILES) cpSync(join(BUILD, file), join(root, file), {recursive: true});
    cpSync(`${BUILD}-host`, `${root}-host`, {recursive: true});
    for (const name of TYPES.keys()) writeFileSync(join(root, name), 'x'.repeat(600));
    await compress(root);
    ({origin, stop} = await serve(root));
  });
  afterAll(() => stop());

  async function ask(path: string, encoding: string, more = 'Accept: text/html') {
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n${more}\r\n\r\n`;
    const answer = await sendRaw(origin, head);
    const headers = answer.head.split('\r\n');
    const all = (name: string) =>
      headers.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
    return {
      status: answer.status,
      encoding: all('Content-Encoding').join(),
      etag: all('ETag').join(),
      varies: all('Vary')
        .flatMap((names) => names.split(', '))
        .sort(),
      plain: headers.filter((line) => !OF_ENCODING.test(line)),
      body: Buffer.from(answer.body, 'latin1'),
    };
  }

  it.each(TWINS.flatMap((path) => ['text/html', 'text/markdown'].map((type) => [path, type] as const)))(
    'sends %s as %s in the encoding that is asked for, with the same headers and words',
    async (path, type) => {
      const own = await ask(path, 'identity', `Accept: ${type}`);
      expect(own.status).toBe(200);
      const varies = own.plain.some((line) => /: text\/(?:html|markdown)/.test(line)) ? ['Accept'] : [];
      for (const [asked, encoding] of ENCODINGS) {
        const {body, etag, ...answer} = await ask(path, asked, `Accept: ${type}`);
        expect(answer, asked).toEqual({
          status: 200,
          encoding,
          plain: own.plain,
          varies: [...varies, 'Accept-Encoding'],
        });
        expect(READERS[encoding]?.(body).equals(own.body), asked).toBe(true);
        expect((await ask(path, asked, `Accept: ${type}\r\nIf-None-Match: ${etag}`)).status, asked).toBe(304);
      }
    },
  );

  it.each([...TYPES])('serves %s as %s', async (name, type) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const {status, plain} = await ask(`/${name}`, encoding);
      expect([status, plain.find((line) => line.startsWith('Content-Type: '))], encoding).toEqual([
        200,
        `Content-Type: ${type}`,
      ]);
    }
  });
});
