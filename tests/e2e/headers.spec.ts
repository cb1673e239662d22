import {readdirSync} from 'node:fs';
import {SAFETY_HEADERS, WHOLE_POLICY, directivesOf} from '../support/expected-headers';
import {type APIResponse, expect, test} from '../support/test';

/** Names in `Vary`, one by one: `Accept` is also the beginning of another. */
const varies = (answer: APIResponse): string[] => (answer.headers()['vary'] ?? '').split(/,\s*/);

const script = `/assets/js/${readdirSync('build/assets/js').find((name) => name.endsWith('.js'))}`;

for (const path of ['/', '/docs/intro', '/no/such/page', '/assets/none.js', '/samples-v2.json', script]) {
  test(`${path.startsWith('/assets/js') ? 'a script' : path} carries every safety header`, async ({request}) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(SAFETY_HEADERS)) expect(headers[name.toLowerCase()], name).toBe(value);
    expect(directivesOf(headers['content-security-policy'] ?? '')).toEqual(WHOLE_POLICY);
    expect(headers['server'] ?? '').not.toMatch(/\d/);
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

const DATA = ['/samples-v2.json', '/docs/intro.md', '/llms.txt', '/sitemap.xml'];
const HEADERS: [what: string, header: string, value: string | undefined, paths: string[]][] = [
  ['hashed assets are kept for good', 'cache-control', 'public, max-age=31536000, immutable', [script]],
  ['pages and data are asked for again', 'cache-control', 'no-cache', ['/', '/docs/intro', '/assets/none.js', ...DATA]],
  ['other origins may fetch data and Markdown', 'access-control-allow-origin', '*', DATA],
  ['other origins may fetch no page', 'access-control-allow-origin', undefined, ['/', '/docs/intro', script]],
];
for (const [what, header, value, paths] of HEADERS)
  test(what, async ({request}) => {
    for (const path of paths) expect((await request.get(path)).headers()[header], path).toBe(value);
  });

test('a page says where agents find it as Markdown', async ({request}) => {
  for (const [path, file] of [
    ['/', '/index.md'],
    ['/docs', '/docs.md'],
    ['/docs/intro', '/docs/intro.md'],
  ] as const) {
    const link = (await request.get(path, {headers: {Accept: 'text/html'}})).headers()['link'];
    expect(link).toBe(
      `<${file}>; rel=alternate; type="text/markdown", </llms.txt>; rel=describedby; type="text/plain", </.well-known/ai-catalog.json>; rel=ai-catalog; type="application/ai-catalog+json"`,
    );
    expect((await request.get(file)).headers()['content-type']).toMatch(/^text\/markdown/);
  }
  for (const path of ['/no/such/page', '/search', '/docs/intro.md', script])
    expect((await request.get(path)).headers()['link'], path).toBeUndefined();
});

test('an unchanged file answers 304, a part of one 206, and both say what caches have to know', async ({request}) => {
  const known = (answer: APIResponse) =>
    [String(varies(answer).includes('Accept'))].concat(
      ['cache-control', 'access-control-allow-origin'].map((name) => answer.headers()[name] ?? ''),
    );
  for (const path of ['/docs/intro', '/docs/intro.md', '/samples-v2.json', script]) {
    const whole = await request.get(path);
    const unchanged = await request.get(path, {headers: {'If-None-Match': whole.headers()['etag'] ?? ''}});
    const part = await request.get(path, {headers: {'Accept-Encoding': 'identity', Range: 'bytes=0-9'}});
    expect([unchanged.status(), part.status()], path).toEqual([304, 206]);
    expect([known(unchanged), known(part)], path).toEqual([known(whole), known(whole)]);
  }
});

test('missing pages show the 404 page, missing assets a line', async ({request}) => {
  const page = await request.get('/no/such/page', {headers: {Accept: 'text/html'}});
  expect([page.status(), page.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toMatch(/<div id="?__docusaurus/);
  for (const path of ['/assets/js/none.123.js', '/img/none.svg', '/none.json', '/.well-known/none']) {
    const asset = await request.get(path);
    expect([asset.status(), await asset.text()], path).toEqual([404, 'Not found\n']);
  }
  for (const path of ['/404', '/404.html', '/404.md', '/_headers', '/_redirects', '/site.conf'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a missing page is Markdown for those who ask for it', async ({request}) => {
  for (const [path, accept] of [
    ['/docs/none', 'text/markdown, text/html;q=0.8'],
    ['/404', 'text/markdown'],
    ['/docs/a%20b', 'text/markdown'],
    ['/docs/none.md', '*/*'],
    ['/docs/none.md', 'text/html'],
  ] as const) {
    const answer = await request.get(path, {headers: {Accept: accept}});
    const type = answer.headers()['content-type'];
    expect([answer.status(), type], `${path} as ${accept}`).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(varies(answer), path).toContain('Accept');
    const text = await answer.text();
    expect(text, path).toMatch(/^# Page not found\n\n.+\n$/);
    const [, link = ''] = /\]\((.+?)\)/.exec(text) ?? [];
    expect((await request.get(link)).status(), link).toBe(200);
  }
  expect((await request.get('/docs/none', {headers: {Accept: 'text/html'}})).headers()['content-type']).toMatch(/html/);
});

test('Markdown is given to those who ask for it', async ({request}) => {
  const ask = async (path: string, accept: string) => {
    const answer = await request.get(path, {headers: {Accept: accept}});
    return `${answer.status()} ${answer.headers()['content-type']} ${varies(answer).includes('Accept')}`;
  };
  const html = '200 text/html; charset=utf-8 true';
  const markdown = '200 text/markdown; charset=utf-8 true';
  expect(await ask('/docs/intro.md', '*/*')).toBe(markdown);
  expect(await ask('/docs/intro', 'text/markdown, text/html;q=0.8, */*;q=0.1')).toBe(markdown);
  expect(await ask('/docs/intro', 'text/html,application/xhtml+xml,*/*;q=0.8')).toBe(html);
  expect(await ask('/docs/intro', 'text/html, text/markdown;q=0.5')).toBe(html);
  expect(await ask('/docs/intro', 'text/markdown;q=0')).toBe(html);
  for (const accept of [
    'text/markdown;q=0.5, text/html',
    'text/markdown;q=0.3, */*',
    'text/html, text/markdown',
    'text/markdownish',
    'x-text/markdown',
    'text/html;q=0.9, text/markdown;charset=utf-8;q=0.8',
  ])
    expect(await ask('/docs/intro', accept), accept).toBe(html);
  for (const accept of [
    'text/html;q=0.5, text/markdown',
    'text/markdown, */*',
    'TEXT/MARKDOWN;q=1.0',
    'text/html;q=0, text/markdown;q=0.1',
    'text/*;q=0.4,text/markdown;q=0.5',
  ])
    expect(await ask('/docs/intro', accept), accept).toBe(markdown);
});
