import {describe, expect, it} from 'vitest';
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
    expect(cleanQuestion('a\uD83D b 😀')).toBe('a b 😀');
  });

  it('stays text, whatever it holds', () => {
    expect(cleanQuestion('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
  });
});
