import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import routeTable, {pagesOf} from '../../plugins/lean-client/route-table.cjs';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const route = (path: string, hash: string, sidebar?: string) => `{
                path: '${path}',
                component: ComponentCreator('${path}', '${hash}'),
                exact: true${sidebar ? `,\n                sidebar: "${sidebar}"` : ''}
              }`;

/** A folder as Docusaurus 3.9.1 generates it: two pages, one with a sidebar, and a list of a category. */
function generate(address = '/docs/one'): string {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const pages = [route(address, 'a1b', 'main'), route('/docs/two', 'c2d'), route('/docs/category/all', 'e3f', 'main')];
  write(
    'routes.js',
    `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [
  {
    path: '/docs',
    routes: [
              ${pages.join(',\n              ')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];\n`,
  );
  write(
    'registry.js',
    `export default {\n${[
      entry('0058b4c6', '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json'),
      entry('11111111', '@site/docs/one.mdx'),
      entry('22222222', '@site/docs/two.mdx'),
      entry('17896441', '@theme/DocItem'),
      entry('14eb3368', '@theme/DocCategoryGeneratedIndexPage'),
      entry('cda5bfc7', '@generated/category.json'),
    ].join('\n')}\n};`,
  );
  write(
    'routesChunkNames.json',
    JSON.stringify({
      [`${address}-a1b`]: {__comp: '17896441', content: '11111111'},
      '/docs/two-c2d': {__comp: '17896441', content: '22222222'},
      '/docs/category/all-e3f': {__comp: '14eb3368', __props: 'cda5bfc7'},
    }),
  );
  const docs = [
    {id: 'one', path: address, sidebar: 'main'},
    {id: 'deep/two', path: '/docs/two'},
    {id: '/category/all', path: '/docs/category/all', sidebar: 'main'},
  ];
  write(
    'globalData.json',
    JSON.stringify({'docusaurus-plugin-content-docs': {default: {versions: [{path: '/docs', docs}]}}}),
  );
  return folder;
}

function load(folder: string, file: string, resourceQuery = ''): string {
  const resourcePath = join(folder, file);
  const context = {resourcePath, resourceQuery, addDependency: () => undefined};
  return routeTable.call(context, readFileSync(resourcePath, 'utf8'));
}

describe('route table', () => {
  it('has no page among the routes, and all that is no page', () => {
    const routes = load(generate(), 'routes.js');
    expect(routes).not.toMatch(/\/docs\/(one|two)/);
    expect(routes).toContain("path: '/docs/category/all'");
    expect(routes).toMatch(/export default addPages\(\[[^]*'\*'[^]*\], "178", \(\) => import\([^)]*\?pages"\)\);$/);
  });

  it('has a row for each page, as the browser needs it', () => {
    const rows = load(generate(), 'routes.js', '?pages').match(/\[".*\]/g) ?? [];
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      /^\["\/docs\/one", "one", "main", "111", \(\) => import\(.*"@site\/docs\/one.mdx"\), "file of 111"\]/,
    );
    expect(rows[1]).toMatch(/^\["\/docs\/two", "deep\/two", 0, "222", /);
  });

  it('leaves the other chunks, and those of sidebars, to the registry', () => {
    const folder = generate();
    const registry = load(folder, 'registry.js');
    expect(registry).not.toContain('.mdx');
    expect(registry).toContain('"178": [() => import(');
    expect(registry).toContain('"sidebar-main": [() => import(');
    expect(JSON.parse(load(folder, 'routesChunkNames.json'))).toEqual({
      '/docs/category/all-e3f': {__comp: '14e', __props: 'cda', sidebar: 'sidebar-main'},
    });
  });

  it('tells the bundler which module a page is', () => {
    expect(pagesOf(generate()).map(({path, chunk, module}) => [path, chunk, module])).toEqual([
      ['/docs/one', '111', '@site/docs/one.mdx'],
      ['/docs/two', '222', '@site/docs/two.mdx'],
    ]);
  });

  it('names an address that the router would read as a pattern', () => {
    expect(() => load(generate('/docs/a(b)'), 'routes.js')).toThrow('the address /docs/a(b) has characters of a');
  });

  it('says so when routes are written in another form', () => {
    const folder = generate();
    writeFileSync(join(folder, 'routes.js'), 'export default [];');
    expect(() => load(folder, 'registry.js')).toThrow('not in the form that Docusaurus 3.9.1 writes');
  });
});
