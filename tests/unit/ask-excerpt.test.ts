import type {RootContent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {excerpt} from '../../src/ask/engine/excerpt';
import {parseMarkdown} from '../../src/lib/markdown/parse';
import {readQuery} from '../../src/search/engine/query';

const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
const blocksOf = (markdown: string): RootContent[] => parseMarkdown(markdown).children;
const one = (markdown: string): RootContent => blocksOf(markdown)[0] as RootContent;
const text = (content: string): RootContent => ({type: 'paragraph', children: [{type: 'text', value: content}]});
const code = (lines = 1): RootContent => ({type: 'code', lang: 'shell', value: Array(lines).fill('run').join('\n')});
const item = (content: string) => ({type: 'listItem' as const, children: [text(content) as never]});
const listOf = (items: string[], ordered = false): RootContent => ({type: 'list', ordered, children: items.map(item)});
const list = (count: number, ordered: boolean) => listOf(Array<string>(count).fill(words(10)), ordered);
const cells = (content: string) => ({
  type: 'tableRow' as const,
  children: [{type: 'tableCell' as const, children: [{type: 'text' as const, value: content}]}],
});
const rows = (...names: string[]): RootContent => ({type: 'table', children: ['A', ...names].map(cells)});

describe('an excerpt', () => {
  it('begins at the beginning and ends at the end of a block', () => {
    const blocks = [text(words(50)), text(words(50)), text(words(50))];
    expect(excerpt(blocks)).toEqual(blocks.slice(0, 2));
  });

  it('has the first paragraph, however long it is', () => {
    expect(excerpt([text(words(300)), text('More.')])).toEqual([text(words(300))]);
  });

  it('keeps what a paragraph announces, and the code after it', () => {
    const steps = list(20, true);
    expect(excerpt([text(`${words(100)}:`), steps])).toEqual([text(`${words(100)}:`), steps]);
    expect(excerpt([text(words(130)), code(), text('More.')])).toEqual([text(words(130)), code()]);
  });

  it('keeps the heading of a variant and the admonition as one with what they head', () => {
    const [heading, ...rest] = blocksOf('### Install (macOS)\n\nBrew.\n\n### Install (Linux)');
    expect(excerpt([text(words(115)), heading as RootContent, ...rest])).toEqual([text(words(115)), heading, rest[0]]);
    const caution = one('> **Caution: It asks nothing**\n>\n> Save first.');
    expect(excerpt([caution, text(words(200))])).toEqual([caution]);
  });

  it('announces nothing that it does not quote', () => {
    expect(excerpt([text('Do this.'), text('The whole program:'), code(41)])).toEqual([text('Do this.')]);
  });

  it('takes the first items of a long list, and the first rows of a table', () => {
    expect(excerpt([list(20, false)])).toEqual([list(12, false)]);
    expect(excerpt([rows(...Array<string>(20).fill('one'))])).toEqual([rows(...Array<string>(8).fill('one'))]);
  });

  it('adds what speaks of the rest of the question from further down', () => {
    const asked = readQuery('redis password');
    const opening = text(`Redis. ${words(120)}`);
    const about = text('There is no password.');
    expect(excerpt([opening, text('More.'), about], asked)).toEqual([opening, about]);
    const eight = Array<string>(8).fill('redis');
    expect(excerpt([rows(...eight, 'port', 'password')], asked)).toEqual([rows(...eight, 'password')]);
    expect(excerpt([opening, listOf(['password'])], asked)).toEqual([opening, listOf(['password'])]);
  });

  it('adds nothing if the beginning says it all, nor what is too long', () => {
    const asked = readQuery('redis password');
    const opening = text(`Redis has no password. ${words(120)}`);
    expect(excerpt([opening, text('The password.')], asked)).toEqual([opening]);
    const long = text(`password ${words(100)}`);
    expect(excerpt([text(`Redis. ${words(120)}`), long], asked)).toEqual([text(`Redis. ${words(120)}`)]);
  });

  it('is nothing of nothing', () => expect(excerpt([])).toEqual([]));
});
