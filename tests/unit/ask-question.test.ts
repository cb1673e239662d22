import {describe, expect, it} from 'vitest';
import {readQuestion} from '../../src/ask/question';
import {readQuery} from '../../src/search/embedded/query';

const read = (question: string, before?: string) =>
  readQuestion(question, (query) => readQuery(query), before).map(({alternatives: [own], weight}) => [
    own?.written?.join(' '),
    weight,
  ]);

describe('a question', () => {
  it('asks for what it names, not for the words of asking', () => {
    expect(read('How do I scale a container?')).toEqual([
      ['scale', 1],
      ['container', 1],
    ]);
  });

  it('has only whole words', () => {
    expect(readQuestion('redis', (query) => readQuery(query)).some(({last}) => last)).toBe(false);
  });

  it.each(['and for redis?', 'redis?', 'does it work with redis?'])('leans on the one before: %s', (question) => {
    const [first, ...others] = read(question, 'How do I connect to postgres?').reverse();
    expect(first).toEqual(['postgres', 0.45]);
    expect(others.map(([word]) => word)).toContain('redis');
  });

  it('stands alone when it says enough', () => {
    const words = read('How do I estimate the price of a GPU?', 'How do I connect to postgres?').map(([word]) => word);
    expect(words).not.toContain('postgres');
  });
});
