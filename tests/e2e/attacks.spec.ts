import {sendRaw} from '../support/raw-request';
import {expect, test} from '../support/test';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
const withHeaders = (...headers: string[]) => `GET / HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`;
const method = (name: string, path = '/docs/intro') =>
  `${name} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

const paths: Record<string, string> = {
  'dot segments': '/docs/../../../../etc/passwd',
  'dot segments to a page': '/docs/x/../intro',
  'encoded dots': '/%2e%2e/%2e%2e/etc/passwd',
  'encoded slashes': '/..%2f..%2f..%2fetc%2fpasswd',
  'encoded slash in a page': '/docs%2fintro',
  'double encoding': '/%252e%252e%252fetc%252fpasswd',
  'triple encoding': '/%25252e%25252e/etc/passwd',
  backslashes: '/..\\..\\etc\\passwd',
  'encoded backslashes': '/..%5c..%5cetc%5cpasswd',
  'dots and semicolon': '/..;/..;/etc/passwd',
  'path below assets': '/assets/../../site.conf',
  'alias slip': '/assets../site.conf',
  NUL: '/docs/intro%00.png',
  'NUL at the start': '/%00',
  'line break': '/docs/intro%0d%0aSet-Cookie:%20a=b/',
  'line break in a redirect': '/docs/faq%0d%0aX-Evil:1',
  'overlong UTF-8': '/%c0%ae%c0%ae/etc/passwd',
  'broken UTF-8': '/%ff%fe',
  'bad percent': '/docs/%zz',
  'fullwidth slash': '/docs%ef%bc%8fintro',
  'fullwidth dots': '/%ef%bc%8e%ef%bc%8e/etc/passwd',
  'dotless i': '/docs/%c4%b1ntro',
  'right-to-left mark': '/docs/intro%e2%80%8f',
  'raw bytes': '/docs/\xef\xbc\x8fintro',
  'open redirect': '//evil.example/',
  'open redirect, page form': '//evil.example/docs/intro/',
  'open redirect, encoded': '/%2f%2fevil.example/',
  'open redirect, backslash': '/\\evil.example/',
  'open redirect, userinfo': '/@evil.example//',
  'double slashes': '/docs//intro',
  'hidden file': '/.git/config',
  'environment file': '/.env',
  'host files': '/_headers',
  configuration: '/../build-host/site.conf',
  'compressed twin': '/index.html.gz',
  'source map of nothing': '/assets/js/none.js.map',
  template: '/{{7*7}}',
  shell: '/;cat%20/etc/passwd',
  'a page as a folder': '/docs/intro.html/x',
  'long segment': `/${'a'.repeat(4000)}`,
  'many segments': '/a'.repeat(2000),
  'huge address': `/${'a'.repeat(40_000)}`,
  'huge query': `/?q=${'a'.repeat(40_000)}`,
};

const requests: Record<string, string> = {
  'foreign host': withHeaders('Host: evil.example'),
  'host with a path': withHeaders('Host: evil.example/x'),
  'host with user': withHeaders('Host: 127.0.0.1@evil.example'),
  'two hosts': withHeaders('Host: 127.0.0.1', 'Host: evil.example'),
  'no host': withHeaders('Accept: */*'),
  'broken header': withHeaders('Host: 127.0.0.1', 'X: a\0b'),
  'huge header': withHeaders('Host: 127.0.0.1', `X: ${'a'.repeat(40_000)}`),
  'many headers': withHeaders(
    'Host: 127.0.0.1',
    ...Array.from({length: 3000}, (_, index) => `X-${index}: ${'a'.repeat(20)}`),
  ),
  'address of another host': 'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'smuggled length':
    'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n',
  ...Object.fromEntries(
    ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'MOVE', 'DEBUG', 'FOO'].map((name) => [
      name,
      method(name),
    ]),
  ),
  CONNECT: method('CONNECT', 'evil.example:443'),
  'lower-case method': method('get'),
};

const LEAKS = /root:|\/work|\/srv|\/tmp|nginx\/\d|node_modules|at .*\.js:\d|evil\.example|Set-Cookie|X-Evil/i;

for (const [name, request] of [
  ...Object.entries(paths).map(([name, path]) => [name, get(path)] as const),
  ...Object.entries(requests),
]) {
  test(`refuses cleanly: ${name}`, async ({baseURL}) => {
    const {status, head, body} = await sendRaw(baseURL ?? '', request);
    expect(status, head).toBeGreaterThanOrEqual(400);
    expect(status, head).toBeLessThan(500);
    expect(head).not.toMatch(LEAKS);
    // The 404 page is a page of the site and may speak of anything; it's the same for every address.
    if (!/<div id="?__docusaurus/.test(body)) expect(body).not.toMatch(LEAKS);
  });
}

test('X-Forwarded-Host changes nothing', async ({baseURL}) => {
  const headers = [
    'Host: 127.0.0.1',
    'X-Forwarded-Host: evil.example',
    'X-Original-URL: /admin',
    'X-Rewrite-URL: /admin',
    'Forwarded: host=evil.example',
  ];
  const {head, body} = await sendRaw(baseURL ?? '', withHeaders(...headers).replace('GET /', 'GET /docs/intro/'));
  expect(head).toMatch(/^HTTP\/1\.1 301/);
  expect(head).toMatch(/\r\nLocation: \/docs\/intro\r\n/i);
  expect(head + body).not.toContain('evil.example');
});
