import {describe, expect, it} from 'vitest';
import {type BodyPart, partAsMarkdown} from 'docs-index/answers/answer';
import {readGeneratedMarkdown} from 'docs-index/answers/parts';
import {openElsewhere} from '../../src/ask/open-elsewhere';
import {cleanQuestion, questionFromUrl} from '../../src/ask/question-from-url';
import {safeUrl} from 'docs-index/markdown/safe-url';
import {type Span, textOf} from 'docs-index/markdown/span';

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

describe('safeUrl', () => {
  it.each(['https://example.com/a?b=c#d', 'http://example.com/', '/docs/intro#x', '#top'])('lets through %s', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    '//evil.example/x',
    '/\\evil.example',
    'https://user:password@example.com/',
    'mailto:a@example.com',
    'docs/intro',
    '',
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

describe('readGeneratedMarkdown', () => {
  it.each([
    '<script>alert(1)</script>',
    'Hello <img src=x onerror=alert(1)> there',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '![pixel](https://evil.example/pixel.gif)',
    '[click](javascript:alert(1))',
    '[click](data:text/html;base64,PHNjcmlwdD4=)',
    '[click](\u0001javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '[x]: javascript:alert(1)\n\n[y][x]',
    '<javascript:alert(1)>',
  ])('keeps nothing that runs or loads of %j', (markdown) => {
    const parts = readGeneratedMarkdown(markdown);
    for (const {href} of spansOf(parts)) expect(href ?? 'https://').toMatch(/^(https?:\/\/|\/)/);
    expect(parts.every(({type}) => ['text', 'list', 'code', 'table'].includes(type))).toBe(true);
    expect(textOf(spansOf(parts))).not.toMatch(/<\w/);
  });

  it('reads text, lists, tables and code', () => {
    const parts = readGeneratedMarkdown(
      '# Title\n\nRun `up` **now**.\n\n1. one\n2. two\n\n```shell\nup\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    );
    expect(parts.map(({type}) => type)).toEqual(['text', 'text', 'list', 'code', 'table']);
    expect(parts[1]).toMatchObject({
      spans: [{text: 'Run '}, {text: 'up', code: true}, {text: ' '}, {text: 'now', strong: true}, {text: '.'}],
    });
  });

  it('keeps what the items of a list hold, and goes on counting', () => {
    const parts = readGeneratedMarkdown('1. Run:\n\n   ```shell\n   x up\n   ```\n\n2. Wait.\n3. Look.\n');
    expect(parts.map(partAsMarkdown)).toEqual(['1. Run:', '```shell\nx up\n```', '2. Wait.\n3. Look.']);
    expect(readGeneratedMarkdown('- a\n  - b\n- c').map(partAsMarkdown)).toEqual(['- a', '- b', '- c']);
  });

  it('keeps the ids of parts while the text grows', () => {
    const before = readGeneratedMarkdown('One.\n\nTw');
    const after = readGeneratedMarkdown('One.\n\nTwo words.');
    expect(after.map(({id}) => id)).toEqual(before.map(({id}) => id));
  });
});

describe('the question of the address', () => {
  it('is one line of limited length', () => {
    expect(questionFromUrl('?q=%20How%0Ado%00%E2%80%AEI%20')).toBe('How do I');
    expect(questionFromUrl(`?q=${'a'.repeat(2000)}`)).toHaveLength(500);
    expect(questionFromUrl('?x=1')).toBe('');
  });

  it('has no half of a character, which no address can hold', () => {
    const question = questionFromUrl(`?q=${'a'.repeat(499)}😀`);
    expect(question).toBe('a'.repeat(499));
    expect(openElsewhere(question, [])).toHaveLength(2);
    expect(cleanQuestion('a\uD83D b 😀')).toBe('a b 😀');
  });

  it('stays text, whatever it holds', () => {
    expect(cleanQuestion('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });
});

describe('openElsewhere', () => {
  it('encodes question and pages', () => {
    for (const {href} of openElsewhere('a&b=#"<', ['https://docs.example/x?y#z'])) {
      const url = new URL(href);
      expect(url.protocol).toBe('https:');
      expect(url.searchParams.get('q')).toBe('a&b=#"<\n\nAnswer from these pages:\nhttps://docs.example/x?y#z');
      expect([...url.searchParams]).toHaveLength(1);
    }
  });

  it('leaves out pages that would make the address too long, and never cuts one', () => {
    const pages = Array.from({length: 3}, (_, place) => `https://docs.example/${'ü'.repeat(100)}/${place}`);
    for (const {href} of openElsewhere('How?', pages)) {
      expect(href.length).toBeLessThan(1850);
      expect(new URL(href).searchParams.get('q')).toBe(
        `How?\n\nAnswer from these pages:\n${pages.slice(0, 2).join('\n')}`,
      );
    }
    const question = 'é'.repeat(500);
    for (const {href} of openElsewhere(question, pages)) expect(new URL(href).searchParams.get('q')).toBe(question);
  });
});
