import {sendRaw} from '../support/raw-request';
import {expect, test} from '../support/test';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
const withHeaders = (...headers: string[]) => `GET / HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`;
const method = (name: string, path = '/docs/intro') =>
  `${name} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

/** What our own rules of redirects, files and hosts could answer wrongly. The rest is nginx, which has its own tests. */
const PATHS = [
  '/docs/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/docs%2fintro',
  '/%252e%252e%252fetc%252fpasswd',
  '/..\\..\\etc\\passwd',
  '/assets../site.conf',
  '/docs/intro%00.png',
  '/docs/intro%0d%0aSet-Cookie:%20a=b/',
  '/docs/faq%0d%0aX-Evil:1',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%ff%fe',
  '/docs/intro%e2%80%8f',
  '//evil.example/docs/intro/',
  '/%2f%2fevil.example/',
  '/\\evil.example/',
  '/docs//intro',
  '/.git/config',
  '/_headers',
  '/../build-host/site.conf',
  '/index.html.gz',
  '/docs/intro.html/x',
  `/${'a'.repeat(40_000)}`,
];

const REQUESTS = [
  ...PATHS.map(get),
  withHeaders('Host: evil.example'),
  withHeaders('Host: 127.0.0.1@evil.example'),
  withHeaders('Host: 127.0.0.1', 'Host: evil.example'),
  withHeaders('Accept: */*'),
  withHeaders('Host: 127.0.0.1', `X: ${'a'.repeat(40_000)}`),
  'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO'].map((name) => method(name)),
  method('CONNECT', 'evil.example:443'),
];

const LEAKS = /root:|\/work|\/srv|\/tmp|nginx\/\d|node_modules|at .*\.js:\d|evil\.example|Set-Cookie|X-Evil/i;

test('attacks are refused cleanly', async ({baseURL}) => {
  for (const request of REQUESTS) {
    const name = request.slice(0, 100);
    const {status, head, body} = await sendRaw(baseURL ?? '', request);
    expect.soft(status, name).toBeGreaterThanOrEqual(400);
    expect.soft(status, name).toBeLessThan(500);
    expect.soft(head, name).not.toMatch(LEAKS);
    // The 404 page is a page of the site and may speak of anything; it's the same for every address.
    if (!/<div id="?__docusaurus/.test(body)) expect.soft(body, name).not.toMatch(LEAKS);
  }
});

test('X-Forwarded-Host changes nothing', async ({baseURL}) => {
  const headers = ['Host: 127.0.0.1', 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example'];
  const {head, body} = await sendRaw(baseURL ?? '', withHeaders(...headers).replace('GET /', 'GET /docs/intro/'));
  expect(head).toMatch(/^HTTP\/1\.1 301/);
  expect(head).toMatch(/\r\nLocation: \/docs\/intro\r\n/i);
  expect(head + body).not.toContain('evil.example');
});
