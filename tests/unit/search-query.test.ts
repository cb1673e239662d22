import {describe, expect, it} from 'vitest';
import {readQuery} from '../../src/search/embedded/query';

const NOTHING = new Set<string>();

describe('readQuery', () => {
  const alternatives = (query: string, vocabulary = NOTHING) =>
    readQuery(query, NOTHING, vocabulary).map((concept) => concept.alternatives.map(({terms: own}) => own.join(' ')));

  it('takes a phrase for one part, although a word of it says nothing', () => {
    const [concept, ...others] = readQuery('how do I log in');
    expect(others).toEqual([]);
    expect(concept?.alternatives[0]).toMatchObject({terms: ['log'], weight: 0.5});
    expect(concept?.alternatives.slice(1).map(({terms: own, weight}) => [own.join(' '), weight])).toContainEqual([
      'login',
      1,
    ]);
  });

  it('joins two words that the docs write as one', () => {
    expect(alternatives('docker file', new Set(['dockerfile']))).toEqual([['docker file', 'dockerfil']]);
    expect(alternatives('docker file')).toHaveLength(2);
  });

  it('keeps a query of nothing but words that say nothing', () => expect(readQuery('how do I')).not.toEqual([]));
});
