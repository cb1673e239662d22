import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {rehypeLinkRows} from '../../plugins/rehype/rehype-link-rows';
import {rehypeTableHeads} from '../../plugins/rehype/rehype-table-heads';

/** Names of the elements in a page, with their classes and the scope of a head. */
async function elementsOf(markdown: string): Promise<string[]> {
  const names: string[] = [];
  const read = () => (tree: Root) =>
    visit(tree, 'element', ({tagName, properties: {className = [], scope = []}}) => {
      names.push([tagName, className, scope].flat().join('.'));
    });
  const rehypePlugins = [rehypeLinkRows, rehypeTableHeads, read];
  await compile(markdown, {remarkPlugins: [remarkGfm], rehypePlugins});
  return names;
}

it('sets items of lists in parts that begin with a link and a colon, and no others', async () => {
  const items = '- [A](/a): what `a` does\n- [B](/b): `b`\n- [C](/c), and more';
  expect(await elementsOf(items)).toEqual(
    ['ul', 'li', 'a', 'span.item-colon', 'span.item-text.item-text--sentence', 'code'].concat(
      ['li', 'a', 'span.item-colon', 'span.item-text', 'code'],
      ['li', 'a'],
    ),
  );
});

it('makes heads of tables heads of columns, but not an empty corner', async () => {
  expect(await elementsOf('|  | A |\n|---|---|\n| x | y |')).toEqual([
    'table',
    'thead',
    'tr',
    'td',
    'th.col',
    'tbody',
    'tr',
    'td',
    'td',
  ]);
});
