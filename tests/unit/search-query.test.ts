import {describe, expect, it} from 'vitest';
import {readQuery} from '../../src/search/embedded/query';
import {quotedShare} from '../../src/search/embedded/quoted';
import {STOP_WORDS} from '../../src/search/text/stop-words';
import {terms} from '../../src/search/text/tokenize';

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
    expect(alternatives('docker file', new Set(['dockerfile']))).toEqual([['docker fil', 'dockerfil']]);
    expect(alternatives('docker file')).toHaveLength(2);
  });

  it('keeps a query of nothing but words that say nothing', () => expect(readQuery('how do I')).not.toEqual([]));
});

describe('quotedShare', () => {
  const MESSAGE = 'Service does not exist (yet): "NAME"';
  const matched = (query: string) =>
    terms(query)
      .filter((term) => !STOP_WORDS.has(term))
      .map((term) => new Set([term]));
  const share = (message: string, query: string) => quotedShare(message, matched(query), NOTHING);

  it('knows a message with a name of the reader in it', () => {
    expect(share(MESSAGE, 'service does not exist yet: "web"')).toBeGreaterThan(0.6);
    expect(share('missing configs ["KEY"] (https://example.com/config)', 'missing configs ["DB_URL"]')).toBeGreaterThan(
      0,
    );
  });

  it('knows a long message by a part of it', () => {
    const message = 'the service names "A" and "a" normalize to the same value, which causes a conflict';
    expect(share(message, 'normalize to the same value')).toBeGreaterThan(0.3);
  });

  it('takes no two words in common, and none in another order, for a message', () => {
    expect(share(MESSAGE, 'exist service')).toBe(0);
    expect(share(MESSAGE, 'how does a service of mine come to exist in the cloud')).toBe(0);
  });
});
