import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {afterAll, describe, expect, test} from 'vitest';
import {parseOnce} from '../../plugins/preview/parse-once';

const LOADER = resolve('plugins/preview/unchanged-page.cjs');
const folder = mkdtempSync(join(tmpdir(), 'unchanged-page-'));
const file = (path: string) => join(folder, path);

for (const name of ['docs', 'config', 'src/data']) mkdirSync(file(name), {recursive: true});
writeFileSync(file('config/site.ts'), '');
writeFileSync(file('src/data/samples.json'), '[]');
// Stands for the compiler of pages: tells that it has run.
writeFileSync(
  file('compile.cjs'),
  `module.exports = function (source) {
  this.addDependency(${JSON.stringify(file('config/site.ts'))});
  if (source.includes('<Samples')) this.addDependency(${JSON.stringify(file('src/data/samples.json'))});
  this.getOptions().ran();
  return 'export default 1';
};`,
);

afterAll(() => rmSync(folder, {recursive: true}));

/** Compiles the page once with each of the identities, as the preview does after an edit; says in which runs it was compiled. */
async function compiledWith(source: string, ...identities: Record<string, string>[]): Promise<boolean[]> {
  writeFileSync(file('docs/page.mdx'), source);
  const compiled = new Map();
  const outcome: boolean[] = [];
  for (const identity of identities) {
    let hasRun = false;
    const ran = () => {
      hasRun = true;
    };
    const compiler = rspack({
      mode: 'development',
      context: folder,
      entry: file('docs/page.mdx'),
      output: {path: file('out')},
      module: {
        rules: [
          {test: /\.mdx$/, use: [{loader: file('compile.cjs'), options: {ran}}], type: 'javascript/auto'},
          {test: /\.mdx$/, enforce: 'post', use: [{loader: LOADER, options: {compiled, values: () => identity}}]},
        ],
      },
    });
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
        else done();
      });
    });
    outcome.push(hasRun);
  }
  return outcome;
}

const NAMES = {Product: 'Acme', product: 'acme', PRODUCT: 'ACME'};
const first = {...NAMES, 'links.blog': 'https://one.test', 'links.docs': 'https://docs.test'};
const otherBlog = {...first, 'links.blog': 'https://two.test'};

describe('a page that shows nothing of an edit is not compiled again', () => {
  test('another address than those that it names', async () => {
    expect(await compiledWith('See {links.docs}.', first, otherBlog, first)).toEqual([true, false, false]);
  });
  test('an address that it names', async () => {
    expect(await compiledWith('See {links.blog}.', first, otherBlog, otherBlog)).toEqual([true, true, false]);
  });
  test('the name of the product', async () => {
    expect(await compiledWith('Text.', first, {...first, product: 'other'})).toEqual([true, true]);
  });
  test('any address, where data are shown that may hold it', async () => {
    expect(await compiledWith('<Samples />', first, otherBlog)).toEqual([true, true]);
  });
});

describe('a page is parsed once in the preview', () => {
  test('and again when its text has changed', () => {
    const processor = unified()
      .use(remarkParse)
      .use(function once() {
        parseOnce(this as never);
      });
    const parse = (value: string) => processor.parse({path: 'page.mdx', value} as never) as Root;
    const tree = parse('# One');
    const copy = structuredClone(tree);
    tree.children.pop();
    expect(parse('# One')).toEqual(copy);
    expect(parse('# Two').children[0]).toMatchObject({type: 'heading', children: [{value: 'Two'}]});
  });
});
