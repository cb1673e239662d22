import {mkdtempSync, writeFileSync} from 'node:fs';
import {type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readCache, writeCache} from '../../plugins/commands/check-external/cache';
import {type Manners, crawl, follow} from '../../plugins/commands/check-external/crawl';
import {isOutside, reportLinks} from '../../plugins/commands/check-external/report';

const HURRIED: Manners = {concurrency: 4, timeout: 300, retries: 2, backOff: 5, pause: 5};

let server: Server;
let base: string;
let underWay = 0;
let most = 0;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const {method, url = ''} = request;
    requests.push(`${method} ${url}`);
    const times = requests.filter((one) => one === `${method} ${url}`).length;
    underWay += 1;
    most = Math.max(most, underWay);
    const answer = (status: number, headers = {}) =>
      setTimeout(() => {
        underWay -= 1;
        response.writeHead(status, headers).end();
      }, 10);
    if (url === '/hangs') underWay -= 1;
    else if (url === '/no-head') answer(method === 'HEAD' ? 405 : 200);
    else if (url === '/flaky') answer(times > 1 ? 200 : 503);
    else if (url === '/busy') answer(times > 1 ? 200 : 429, {'retry-after': '0'});
    else if (url === '/drops-head' && method === 'HEAD') {
      underWay -= 1;
      request.socket.destroy();
    } else if (url === '/old') answer(301, {location: '/new'});
    else if (url === '/today') answer(302, {location: '/new'});
    else if (url === '/older') answer(308, {location: '/today'});
    else if (url === '/round') answer(301, {location: '/round'});
    else answer(url === '/gone' ? 404 : 200);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.closeAllConnections());

describe('external links', () => {
  it.each([
    ['/fine', {status: 200}],
    ['/gone', {status: 404}],
    ['/no-head', {status: 200}],
    ['/drops-head', {status: 200}],
    ['/flaky', {status: 200}],
    ['/busy', {status: 200}],
    ['/hangs', {status: 0, failure: 'no answer within 0.3 s'}],
  ])('follow %s', async (path, answer) => expect(await follow(base + path, HURRIED)).toEqual(answer));

  it('say where a permanent redirect leads, and why nothing answers', async () => {
    expect(await follow(`${base}/old`, HURRIED)).toEqual({status: 200, movedTo: `${base}/new`});
    expect(await follow(`${base}/today`, HURRIED)).toEqual({status: 200});
    expect(await follow(`${base}/older`, HURRIED)).toEqual({status: 200, movedTo: `${base}/today`});
    expect(await follow(`${base}/round`, HURRIED)).toEqual({status: 0, failure: 'more than 10 redirects'});
    expect((await follow('http://127.0.0.1:1/', HURRIED)).failure).toBeTruthy();
  });

  it('are followed one at a time on a host, each once, and not at all when known', async () => {
    requests.length = 0;
    most = 0;
    const urls = ['/a', '/b', '/c', '/a', '/known'].map((path) => base + path);
    const answers = await crawl(urls, HURRIED, new Map([[`${base}/known`, {status: 200}]]));
    expect([answers.size, most]).toEqual([4, 1]);
    expect(requests).toEqual(['HEAD /a', 'HEAD /b', 'HEAD /c']);
  });

  it('are reported by place', () => {
    const link = (url: string, line: number) => ({file: 'docs/a.mdx', line, url, text: 'x'});
    const links = [
      link('https://a.dev/gone#x', 3),
      link('https://a.dev/old', 4),
      link('https://a.dev/no', 5),
      link('https://a.dev/ok', 6),
    ];
    const answers = new Map([
      ['https://a.dev/gone', {status: 404}],
      ['https://a.dev/old', {status: 200, movedTo: 'https://a.dev/new'}],
      ['https://a.dev/no', {status: 403}],
      ['https://a.dev/ok', {status: 200}],
    ]);
    expect(reportLinks(links, answers)).toEqual({
      dead: ['docs/a.mdx:3: https://a.dev/gone#x is dead (status 404): fix the address, or remove the link.'],
      advice: [
        'docs/a.mdx:4: https://a.dev/old moved to https://a.dev/new: link there.',
        'docs/a.mdx:5: https://a.dev/no answers 403 to programs: open it in a browser.',
      ],
    });
  });

  it.each(['http://localhost:3000', 'https://example.com/x', '/docs', 'https://app.example.org', 'mailto:a@b.c'])(
    'leave out %s',
    (url) => expect(isOutside(url)).toBe(false),
  );

  it('keep good answers for a week and ask for bad ones again', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'links-')), 'cache.json');
    const day = 24 * 60 * 60 * 1000;
    writeCache(
      new Map([
        ['good', {status: 200}],
        ['bad', {status: 404}],
      ]),
      path,
      0,
    );
    expect([...readCache(path, day).keys()]).toEqual(['good']);
    writeCache(
      new Map([
        ['good', {status: 200}],
        ['later', {status: 204}],
      ]),
      path,
      6 * day,
    );
    expect([...readCache(path, 8 * day).keys()]).toEqual(['later']);
    writeFileSync(path, '{"good": {');
    expect(readCache(path).size).toBe(0);
    writeCache(new Map([['good', {status: 200}]]), path);
    expect(readCache(path).size).toBe(1);
  });
});
