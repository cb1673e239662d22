import {redirects} from '../../plugins/pages/data/redirects';
import {site} from '../../config/site';
import {isWhole, sample} from '../../tools/sample';
import {sitemapRoutes} from '../support/built-site';
import {type APIRequestContext, expect, test} from '../support/test';

/** Pages below the home page. An ordinary run asks for some of them. */
const PAGES = sample(
  sitemapRoutes().filter((route) => route !== '/'),
  30,
);

/** Status and `Location`, unfollowed. A relative location is what keeps the host of the request out of the answer. */
async function ask(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, {maxRedirects: 0});
  return `${answer.status()} ${answer.headers()['location'] ?? ''}`.trim();
}

test('every redirect is a 301 to its exact target, in every form, with the query', async ({request}) => {
  for (const {from, to} of redirects) {
    const [target = '', hash] = to.split('#');
    for (const form of [from, `${from}/`, `${from}.html`, `${from}/index.html`])
      expect(await ask(request, form), form).toBe(`301 ${to}`);
    expect(await ask(request, `${from}?a=1&b=%20%3C`)).toBe(`301 ${target}?a=1&b=%20%3C${hash ? `#${hash}` : ''}`);
  }
});

test('the redirects of the specification go where it says', async ({request}) => {
  const sections = ['tutorials', 'concepts', 'providers', 'cli'];
  const named = [
    ['/docs/faq/questions', '/docs/intro/faq/questions'],
    ['/docs/faq/warnings-errors', '/docs/intro/faq/warnings-errors'],
    ['/docs/getting-started', '/docs/intro/getting-started'],
    ...sections.map((section) => [`/docs/category/${section}`, `/docs/${section}`]),
    ...['/blog', '/blog/archive', '/blog/authors'].map((path) => [path, site.links.blog]),
  ] as [from: string, to: string][];
  for (const [from, to] of named) expect(await ask(request, from), from).toBe(`301 ${to}`);
  const posts = redirects.filter(({from}) => /^\/blog\/\d{4}\//.test(from));
  expect(posts.length).toBeGreaterThan(10);
  for (const {from} of posts) expect(await ask(request, from)).toContain(`301 ${site.links.blog}/`);
});

test('every page has one address, and other forms redirect to it in one step', async ({request}) => {
  for (const path of PAGES) {
    expect(await ask(request, path)).toBe('200');
    for (const form of [`${path}/`, `${path}.html`, `${path}/index.html`]) {
      expect(await ask(request, form)).toBe(`301 ${path}`);
      expect(await ask(request, `${form}?x=%2F&y`)).toBe(`301 ${path}?x=%2F&y`);
    }
  }
  expect(await ask(request, '/')).toBe('200');
  expect(await ask(request, '/index.html?x=1')).toBe('301 /?x=1');
  for (const path of ['/no/such/page/', '/no/such/page.html', '/404/']) expect(await ask(request, path)).toBe('404');
});

test('an address in other capitals redirects to the page that has it, with the query', async ({request}) => {
  expect(PAGES.length).toBeGreaterThanOrEqual(isWhole ? 100 : 30);
  for (const route of [...PAGES, '/search']) {
    const other = route.toUpperCase();
    expect(await ask(request, `${other}?a=%20B&C`)).toBe(`301 ${route}?a=%20B&C`);
  }
  for (const form of ['/Docs/Intro', '/docs/INTRO/', '/docs/Intro.html', '/DOCS/intro/index.html'])
    expect(await ask(request, form), form).toBe('301 /docs/intro');
  expect(await ask(request, '/DOCS/FAQ/questions')).toBe('301 /docs/intro/faq/questions');
  for (const path of ['/docs/INTRO2', '/DOCS/%49ntro', '/docs//INTRO']) expect(await ask(request, path)).toBe('404');
});
