import {describe, expect, it} from 'vitest';
import {stateOf} from 'docs-index/answers/certainty';
import {Engine} from 'docs-index/search/engine';
import {packRecords} from 'docs-index/search/pack';
import {LONG, byMeaning, homesFirst, symptomsLast} from 'docs-index/search/rank';
import {Vectors, packVectors} from 'docs-index/vectors/vectors';
import {record} from './records';

const near = record({url: '/near', title: 'Feline care'});
const far = record({url: '/far', title: 'Engine oil'});
const ranked = (...scores: [typeof near, number][]) =>
  scores.map(([one, score]) => ({record: one, score, coverage: 1, terms: new Set<string>(), inTitle: []}));
const urls = (all: {record: {url: string}}[]) => all.map((one) => one.record.url);

const packed = packVectors(
  new Map([
    ['felin', Float32Array.of(1, 0.2)],
    ['cat', Float32Array.of(2, 0.4)],
    ['oil', Float32Array.of(-0.3, 1)],
  ]),
);

describe('vectors', () => {
  const nearness = new Vectors(packed).nearness('My cat zzz');

  it('say what is near in meaning, whatever the words', () => {
    expect(nearness(record({url: '/', title: 'Feline'}))).toBeGreaterThan(0.98);
    expect(nearness(far)).toBeLessThan(0.2);
  });

  it('say nothing about words that they do not know', () => {
    expect(nearness(record({url: '/', title: 'Zzz'}))).toBe(0);
    expect(new Vectors(packed).nearness('Zzz')(far)).toBe(0);
  });

  it('are refused when they are damaged', () => {
    expect(() => new Vectors({...packed, numbers: 'AAAAAAAA'})).toThrow('those of the words');
  });
});

describe('the order of sections', () => {
  const nearnessOf = ({url}: {url: string}) => (url === '/near' ? 0.9 : 0.1);

  it('is that of meaning in a long query, and of words in a short one', () => {
    const all = ranked([far, 3], [near, 1]);
    expect(urls(byMeaning(all, nearnessOf, LONG))).toEqual(['/near', '/far']);
    expect(urls(byMeaning(all, nearnessOf, LONG - 1))).toEqual(['/far', '/near']);
  });

  it('has the home of a topic before what quotes it, and only that', () => {
    const mention = record({url: '/faq#near', title: 'Cats?', home: '/near'});
    expect(urls(homesFirst(ranked([mention, 3], [far, 2], [near, 1])))).toEqual(['/near', '/faq#near', '/far']);
    expect(urls(homesFirst(ranked([near, 3], [far, 2], [mention, 1])))).toEqual(['/near', '/far', '/faq#near']);
    const elsewhere = record({url: '/faq#oil', title: 'Oil?', home: '/gone'});
    expect(urls(homesFirst(ranked([elsewhere, 3], [far, 2])))).toEqual(['/faq#oil', '/far']);
  });

  it('has what to do before what may go wrong, unless something has', () => {
    const symptom = record({url: '/trouble', title: 'Troubleshooting'});
    const all = ranked([symptom, 3], [near, 2]);
    expect(urls(symptomsLast(all, 'How do I feed a cat?'))).toEqual(['/near', '/trouble']);
    expect(urls(symptomsLast(all, 'Why does my cat not eat?'))).toEqual(['/trouble', '/near']);
    expect(urls(symptomsLast(all, 'cat food'))).toEqual(['/trouble', '/near']);
  });

  it('keeps the home in the packed index', () => {
    const mention = record({url: '/faq', title: 'Cats?', home: '/near'});
    expect(Engine.fromPacked(packRecords([near, mention], [])).records.map(({home}) => home)).toEqual([
      undefined,
      '/near',
    ]);
  });
});

describe('an answer', () => {
  const state = (nearness: number | undefined, coverage: number, score: number) =>
    stateOf({...ranked([near, score])[0]!, coverage, ...(nearness !== undefined && {nearness})});

  it('is sure by what its section says and means, unsure by less, and none by nothing', () => {
    expect([state(0.8, 1, 500), state(0.4, 0.5, 100), state(0, 0.2, 3)]).toEqual(['sure', 'unsure', 'not-covered']);
    expect(stateOf(undefined)).toBe('not-covered');
  });

  it('is decided by words where it is not known what they mean', () => {
    expect([state(undefined, 1, 900), state(undefined, 0.2, 3)]).toEqual(['sure', 'not-covered']);
  });
});
