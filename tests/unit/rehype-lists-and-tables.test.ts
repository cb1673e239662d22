import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {rehypeLinkRows} from '../../plugins/rehype/rehype-link-rows';
import {rehypeTableHeads} from '../../plugins/rehype/rehype-table-heads';

/** Docusaurus gives headings their ids. */
const withIds = () => (tree: Root) =>
  visit(tree, 'element', (node) => {
    const [text] = node.children;
    if (node.tagName === 'h2' && text?.type === 'text') node.properties.id = text.value;
  });

/** Names of the elements in a page, with their classes and the scope of a head. */
async function elementsOf(markdown: string): Promise<string[]> {
  const names: string[] = [];
  const read = () => (tree: Root) =>
    visit(tree, 'element', ({tagName, properties: {className = [], scope = []}}) => {
      names.push([tagName, className, scope].flat().join('.'));
    });
  const rehypePlugins = [withIds, rehypeLinkRows, rehypeTableHeads, read];
  await compile(markdown, {remarkPlugins: [remarkGfm], rehypePlugins});
  return names;
}

it('sets the lists that end a page in parts, and no other list', async () => {
  const items = '- [A](/a): what `a` does\n- [B](/b): `b`\n- [C](/c), and more';
  expect(await elementsOf(`## next-steps\n\n${items}`)).toEqual(
    ['h2', 'ul', 'li', 'a', 'span.item-colon', 'span.item-text.item-text--sentence', 'code'].concat(
      ['li', 'a', 'span.item-colon', 'span.item-text', 'code'],
      ['li', 'a'],
    ),
  );
  expect((await elementsOf(`## more\n\n${items}`)).join()).not.toContain('span');
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
