import {readFileSync} from 'node:fs';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {docAddresses} from '../../support/doc-addresses';
import {FOLDER, ROOT, SETTINGS} from '../../support/settings-build';
import {test} from '../../support/settings-test';
import {expect} from '../../support/test';
import {open} from '../../support/visit';
import {site} from '../../../config/site';

/** What Docusaurus gives the browser of the site's own data. */
const read = <Data>(name: string): Data =>
  JSON.parse(readFileSync(`${FOLDER}/.docusaurus/${name}.json`, 'utf8')) as Data;

interface GlobalData {
  'docusaurus-plugin-content-docs': {default: {versions: GlobalVersion[]}};
}

interface Version {
  version: {docsSidebars: {main: PropSidebarItem[]}};
}

const flat = (items: PropSidebarItem[]): PropSidebarItem[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...flat(item.items)] : [item]));

test('the browser knows the version and all of its docs', () => {
  const {versions} = read<GlobalData>('globalData')['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  const {docs = [], sidebars = {}, ...version} = versions[0] ?? {};
  expect(version).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '/docs',
    mainDocId: 'intro/intro',
    draftIds: [],
  });
  const written = docAddresses().map(({permalink}) => permalink.replaceAll(site.slug, SETTINGS.PRODUCT_SLUG));
  const generated = ['/docs/category/deploying-from-github-actions', '/docs/category/faq'];
  expect(docs.map(({path}) => path).sort()).toEqual([...written, ...generated].sort());
  expect(docs.filter(({id}) => !id)).toEqual([]);
  expect(docs.find(({path}) => path === '/docs/providers/aws')).toMatchObject({
    id: 'providers/aws',
    sidebar: 'providers',
  });
  expect(docs.find(({path}) => path === '/docs/ask')?.sidebar).toBeUndefined();
  expect(Object.entries(sidebars).map(([name, {link}]) => [name, link?.path])).toEqual([
    ['main', '/docs/intro'],
    ['tutorials', '/docs/tutorials'],
    ['concepts', '/docs/concepts'],
    ['providers', '/docs/providers'],
    ['cli', '/docs/cli'],
  ]);
});

test('items of a sidebar are links and categories', () => {
  // The props of all pages of the docs, by the hash of their address.
  const items = flat(read<Version>('docusaurus-plugin-content-docs/default/p/docs-175').version.docsSidebars.main);
  const links = items.filter((item) => item.type === 'link');
  const categories = items.filter((item) => item.type === 'category');
  expect(links.length + categories.length).toBe(items.length);
  expect(links.find(({href}) => href === '/docs/intro/faq/questions')).toBeDefined();
  expect(categories.map(({href, items: {length}}) => [href, length])).toContainEqual(['/docs/category/faq', 6]);
  expect([...links.filter(({unlisted}) => unlisted), ...categories.filter(({linkUnlisted}) => linkUnlisted)]).toEqual(
    [],
  );
});

test('the one locale is en, from left to right, at /', () => {
  expect(read('i18n')).toMatchObject({
    locales: ['en'],
    localeConfigs: {
      en: {
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
        translate: expect.any(Boolean) as unknown,
        url: expect.stringMatching(/^https:\/\//) as unknown,
        baseUrl: '/',
      },
    },
  });
  expect(readFileSync(`${ROOT}/docs/intro.html`, 'utf8')).toMatch(/<html lang="?en"? dir="?ltr\b/);
});

test('a link to nothing only warns, and a file in capitals is served as any other', async ({page, request}) => {
  // Both are in this build: tests/fixtures/misuse.
  await open(page, '/docs/misuse/facts');
  await expect(page.getByRole('link', {name: 'Nowhere'})).toHaveAttribute('href', '/docs/nowhere');
  const shot = await request.get('/img/SHOT.PNG');
  expect([shot.status(), shot.headers()['content-type']]).toEqual([200, 'image/png']);
});
