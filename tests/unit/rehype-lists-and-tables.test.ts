import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {rehypeLineBreaks} from '../../plugins/rehype/line-breaks/rehype-line-breaks';
import {rehypeLinkRows} from '../../plugins/rehype/rehype-link-rows';
import {rehypeTableHeads} from '../../plugins/rehype/rehype-table-heads';
import {rehypeTableSizes} from '../../plugins/rehype/rehype-table-sizes';

/** Names of the elements in a page, with their classes and the scope of a head. */
async function elementsOf(markdown: string): Promise<string[]> {
  const names: string[] = [];
  const read = () => (tree: Root) =>
    visit(tree, 'element', ({tagName, properties: {className = [], scope = []}}) => {
      names.push([tagName, className, scope].flat().join('.'));
    });
  const rehypePlugins = [rehypeLinkRows, rehypeTableHeads, read];
  await compile(markdown, {remarkPlugins: [remarkGfm, [headings, {}]], rehypePlugins});
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

it('names the lists that are drawn as rows: those that end a page, and those that say so', async () => {
  const named = async (markdown: string) => (await elementsOf(markdown)).filter((name) => name.startsWith('ul'));
  expect(await named('## Next steps\n\n- [A](/a)\n\n## Else\n\n- [B](/b)')).toEqual(['ul.link-rows', 'ul']);
  expect(await named('<Block kind="rows">\n\n- [A](/a)\n\n</Block>\n\n- [B](/b)')).toEqual(['ul.link-rows', 'ul']);
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

it('keeps the sign after a long word in a cell with it, and only there', async () => {
  const html = async (markdown: string): Promise<string> => {
    let shown = '';
    const read = () => (tree: Root) => {
      shown = toHtml(tree as never).replaceAll('<wbr>', '');
    };
    await compile(markdown, {remarkPlugins: [remarkGfm], rehypePlugins: [rehypeLineBreaks, read]});
    return shown;
  };
  const long = '<code class="unbroken--long">a_long_identifier</code>';
  const cell = '`a_long_identifier`, [`a_long_identifier`](/b); `short`, `a_long_identifier` and more';
  const kept = [`${long},`, `<a href="/b">${long}</a>;`].map((part) => `<span class="with-punctuation">${part}</span>`);
  expect(await html(`| A |\n|---|\n| ${cell} |`)).toContain(
    `<td>${kept.join(' ')} <code>short</code>, ${long} and more</td>`,
  );
  expect(await html('`a_long_identifier`, and more')).toContain(`<p>${long}, and more</p>`);
});

it('lets a word break on a phone that can fill a line of it', async () => {
  const classes = async (markdown: string): Promise<string[]> => {
    let found: string[] = [];
    const read = () => (tree: Root) => {
      found = [...toHtml(tree as never).matchAll(/<code(?: class="([^"]*)")?>/g)].map(([, names = '']) => names);
    };
    await compile(markdown, {rehypePlugins: [rehypeLineBreaks, read]});
    return found;
  };
  const words = [
    'deploy.resources.reservations',
    'deploy.resources',
    'run https://example.com/a/long/path',
    'a-flag-of-twenty-five-xyz',
  ];
  expect(await classes(words.map((word) => `\`${word}\``).join(' '))).toEqual([
    'unbroken--long fills-line',
    'unbroken--long',
    'fills-line',
    'unbroken unbroken--long',
  ]);
});

it('says how much is in a long table, and nothing of a short one', async () => {
  const sizes: unknown[] = [];
  const read = () => (tree: Root) =>
    visit(tree, 'element', ({tagName, properties: {dataRows, dataLetters}}) => {
      if (tagName === 'table') sizes.push([dataRows, dataLetters]);
    });
  const row = `| ${'x'.repeat(150)} | ${'y'.repeat(150)} |`;
  for (const rows of [[row], [row, row]])
    await compile(`| A | B |\n|---|---|\n${rows.join('\n')}`, {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeTableSizes, read],
    });
  expect(sizes[0]).toEqual([undefined, undefined]);
  expect(sizes[1]).toEqual([3, expect.any(Number)]);
  expect((sizes[1] as number[])[1]).toBeGreaterThanOrEqual(602);
});
