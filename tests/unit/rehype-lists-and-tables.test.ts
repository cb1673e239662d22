import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import type {PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {rehypeLineBreaks} from '../../plugins/rehype/rehype-line-breaks';
import {rehypeLists} from '../../plugins/rehype/rehype-lists';
import {rehypeTables} from '../../plugins/rehype/rehype-tables';

/** The HTML of a page after these plugins, as a tree. */
async function compiled(markdown: string, ...plugins: PluggableList): Promise<Root> {
  let compiledTree: Root = {type: 'root', children: []};
  const read = () => (tree: Root) => void (compiledTree = structuredClone(tree));
  await compile(markdown, {remarkPlugins: [remarkGfm, [headings, {}]], rehypePlugins: [...plugins, read]});
  return compiledTree;
}

/** Names of the elements in a page, with their classes and the scope of a head. */
async function elementsOf(markdown: string): Promise<string[]> {
  const names: string[] = [];
  visit(await compiled(markdown, rehypeLists, rehypeTables), 'element', ({tagName, properties}) => {
    const {className = [], scope = []} = properties;
    names.push([tagName, className, scope].flat().join('.'));
  });
  return names;
}

/** The HTML of a page whose long words may break, without the places where they may. */
const brokenHtml = async (markdown: string): Promise<string> =>
  toHtml((await compiled(markdown, rehypeLineBreaks)) as never).replaceAll('<wbr>', '');

it('sets items of lists in parts that begin with a link and a colon, and no others', async () => {
  const items = '- [A](/a): what `a` does\n- [B](/b): `b`\n- [C](/c), and more';
  expect(await elementsOf(items)).toEqual(
    ['ul.prose-list', 'li', 'a', 'span.item-colon', 'span.item-text.item-text--sentence', 'code'].concat(
      ['li', 'a', 'span.item-colon', 'span.item-text', 'code'],
      ['li', 'a'],
    ),
  );
});

it('names the lists that are drawn as rows, those that end a page and those that say so, and all others', async () => {
  const named = async (markdown: string) =>
    (await elementsOf(markdown)).filter((name) => name.startsWith('ul') || name.startsWith('ol'));
  expect(await named('## Next steps\n\n- [A](/a)\n\n## Else\n\n1. [B](/b)')).toEqual(['ul.link-rows', 'ol.prose-list']);
  expect(await named('<Block kind="rows">\n\n- [A](/a)\n\n</Block>\n\n- [B](/b)')).toEqual([
    'ul.link-rows',
    'ul.prose-list',
  ]);
});

it('makes heads of tables heads of columns, but not an empty corner', async () => {
  const elements = await elementsOf('|  | A |\n|---|---|\n| x | y |');
  expect(elements.join(' ')).toBe('table thead tr td th.col tbody tr td td');
});

it('names code that is a whole link, which no line is below', async () => {
  expect(await brokenHtml('[`a`](/a), [a `b`](/b)')).toContain(
    '<code class="linked">a</code></a>, <a href="/b">a <code>b',
  );
});

it('lets a word break on a phone that can fill a line of it', async () => {
  const words = [
    'deploy.resources.reservations',
    'deploy.resources',
    'run https://example.com/a/long/path',
    'a-flag-of-twenty-five-xyz',
  ];
  const html = await brokenHtml(words.map((word) => `\`${word}\``).join(' '));
  expect([...html.matchAll(/<code(?: class="([^"]*)")?>/g)].map(([, names = '']) => names)).toEqual([
    'unbroken--long fills-line',
    'unbroken--long',
    'fills-line',
    'unbroken unbroken--long',
  ]);
});
