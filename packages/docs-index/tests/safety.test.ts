import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {type BodyPart, partAsMarkdown} from 'docs-index/answers/answer';
import {readBlocks} from 'docs-index/answers/parts';
import {parseMarkdown} from 'docs-index/markdown/parse';
import {safeUrl} from 'docs-index/markdown/safe-url';
import {type Span, textOf} from 'docs-index/markdown/span';

const read = (markdown: string): BodyPart[] => readBlocks(parseMarkdown(markdown).children, '');

const spansOf = (parts: BodyPart[]): Span[] =>
  parts.flatMap((part) =>
    part.type === 'text'
      ? part.spans
      : part.type === 'list'
        ? part.items.flat()
        : part.type === 'table'
          ? [...part.head, ...part.rows.flat()].flat()
          : [],
  );

const {refused, hostile} = parse(readFileSync('packages/docs-index/tests/cases.yaml', 'utf8')) as {
  refused: string[];
  hostile: string[];
};

describe('safeUrl', () => {
  it.each(['https://example.com/a?b=c#d', 'http://example.com/', '/docs/intro#x', '#top'])('lets through %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each(refused)('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

describe('readBlocks', () => {
  it.each(hostile)('keeps nothing that runs or loads of %j', (markdown) => {
    const parts = read(markdown);
    for (const {href} of spansOf(parts)) expect(href ?? 'https://').toMatch(/^(https?:\/\/|\/)/);
    expect(parts.every(({type}) => ['text', 'list', 'code', 'table'].includes(type))).toBe(true);
    expect(textOf(spansOf(parts))).not.toMatch(/<\w/);
  });

  it('reads text, lists, tables and code', () => {
    const parts = read(
      '# Title\n\nRun `up` **now**.\n\n1. one\n2. two\n\n```shell\nup\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    );
    expect(parts.map(({type}) => type)).toEqual(['text', 'text', 'list', 'code', 'table']);
    expect(parts[1]).toMatchObject({
      spans: [{text: 'Run '}, {text: 'up', code: true}, {text: ' '}, {text: 'now', strong: true}, {text: '.'}],
    });
  });

  it('keeps what the items of a list hold, and goes on counting', () => {
    const parts = read('1. Run:\n\n   ```shell\n   x up\n   ```\n\n2. Wait.\n3. Look.\n');
    expect(parts.map(partAsMarkdown)).toEqual(['1. Run:', '```shell\nx up\n```', '2. Wait.\n3. Look.']);
    expect(read('- a\n  - b\n- c').map(partAsMarkdown)).toEqual(['- a', '- b', '- c']);
  });
});
