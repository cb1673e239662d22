import {describe, expect, it} from 'vitest';
import {excerpt} from '../../src/ask/engine/excerpt';
import type {Block} from '../../src/ask/engine/passages';
import {readQuery} from '../../src/search/engine/query';

const words = (count: number) => Array.from({length: count}, () => 'word').join(' ');
const text = (content: string): Block => ({kind: 'text', text: content});
const code = (lines = 1): Block => ({
  kind: 'code',
  lang: 'shell',
  title: '',
  text: Array(lines).fill('run').join('\n'),
});
const list = (count: number, ordered: boolean): Block => ({kind: 'list', ordered, items: Array(count).fill(words(10))});

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

  it('announces nothing that it does not quote', () => {
    expect(excerpt([text('Do this.'), text('The whole program:'), code(41)])).toEqual([text('Do this.')]);
  });

  it('takes the first items of a long list, and the first rows of a table', () => {
    expect(excerpt([list(20, false)])).toEqual([list(12, false)]);
    const table = (rows: number): Block => ({kind: 'table', head: ['A'], rows: Array(rows).fill(['one'])});
    expect(excerpt([table(20)])).toEqual([table(8)]);
  });

  it('adds what speaks of the rest of the question from further down', () => {
    const asked = readQuery('redis password');
    const opening = text(`Redis. ${words(120)}`);
    const about = text('There is no password.');
    expect(excerpt([opening, text('More.'), about], asked)).toEqual([opening, about]);
    const rows = (...names: string[]): Block => ({kind: 'table', head: ['A'], rows: names.map((name) => [name])});
    const eight = Array<string>(8).fill('redis');
    expect(excerpt([rows(...eight, 'port', 'password')], asked)).toEqual([rows(...eight, 'password')]);
    const item = (name: string): Block => ({kind: 'list', ordered: false, items: [name]});
    expect(excerpt([opening, item('password')], asked)).toEqual([opening, item('password')]);
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
