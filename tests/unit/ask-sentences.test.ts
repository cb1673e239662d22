import {describe, expect, it} from 'vitest';
import {plainOf} from '../../src/ask/passages';
import {type Span, inlineOf, splitSentences} from '../../src/ask/sentences';

const prose = (text: string): Span => ({code: false, text});
const code = (text: string): Span => ({code: true, text});
const split = (...spans: Span[]) => splitSentences(spans).map(plainOf);

describe('splitSentences', () => {
  it('cuts at the end of sentences', () => {
    expect(split(prose('Run it. Then wait! Does it work? Yes.'))).toEqual([
      'Run it.',
      'Then wait!',
      'Does it work?',
      'Yes.',
    ]);
  });

  it('leaves full stops inside of code, numbers and abbreviations alone', () => {
    expect(split(prose('Write '), code('compose.yaml. Or not'), prose(' in release 2.4.1 first.'))).toEqual([
      'Write compose.yaml. Or not in release 2.4.1 first.',
    ]);
    expect(split(prose('A store, e.g. Redis, is kept. Others vs. Postgres are not.'))).toEqual([
      'A store, e.g. Redis, is kept.',
      'Others vs. Postgres are not.',
    ]);
  });

  it('begins a sentence with code', () => {
    expect(split(prose('It stays. '), code('config rm'), prose(' removes it.'))).toEqual([
      'It stays.',
      'config rm removes it.',
    ]);
  });

  it('keeps closing marks with their sentence', () => {
    expect(split(prose('(It is free.) The rest costs.'))).toEqual(['(It is free.)', 'The rest costs.']);
  });

  it('makes alternating text and code', () => {
    expect(inlineOf([prose('a'), prose('b')])).toBe('ab');
    expect(inlineOf([code('x'), prose(' y')])).toEqual(['', 'x', ' y']);
  });
});
