import {describe, expect, it} from 'vitest';
import {openElsewhere} from '../../src/ask/open-elsewhere';
import {cleanQuestion, questionFromUrl} from '../../src/ask/question-from-url';

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
