import {describe, expect, it} from 'vitest';
import {stateOf} from 'docs-index/answers/certainty';
import {type Ranked, byMeaning, byPages, homesFirst} from 'docs-index/search/rank';
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
  const pageOf = (one: typeof near) => (one.url.startsWith('/near') ? near : one);

  it('is that of meaning in a long query, and more of words the shorter it is', () => {
    const all = ranked([far, 15], [near, 1]);
    expect(urls(byMeaning(all, nearnessOf, pageOf, 2))).toEqual(['/far', '/near']);
    expect(urls(byMeaning(all, nearnessOf, pageOf, 3))).toEqual(['/near', '/far']);
    expect(urls(byMeaning(ranked([far, 1.1], [near, 1]), nearnessOf, pageOf, 1))).toEqual(['/near', '/far']);
  });

  it('is that of words where no meaning could put a section first, which takes no time', () => {
    const asked: string[] = [];
    const nearnessTo = (one: typeof near) => (asked.push(one.url), nearnessOf(one));
    expect(urls(byMeaning(ranked([far, 15], [near, 1]), nearnessTo, (one) => one, 1))).toEqual(['/far', '/near']);
    expect(asked).not.toContain('/near');
  });

  it('is that of what pages mean where sections mean the same', () => {
    const below = record({url: '/near#oil', title: 'Oil'});
    expect(urls(byMeaning(ranked([far, 1.1], [below, 1]), () => 0.5, pageOf, 5))).toEqual(['/far', '/near#oil']);
    const nearByPage = (one: typeof near) => (one === near ? 0.9 : 0.1);
    expect(urls(byMeaning(ranked([far, 1.1], [below, 1]), nearByPage, pageOf, 5))).toEqual(['/near#oil', '/far']);
  });

  it('is that of pages that say more of a long query, in more sections, and of others before tutorials', () => {
    const order = (second: Partial<Ranked>, parts: number, ...more: [typeof near, number][]) => {
      const [first, ...others] = ranked([far, 10], [near, 9], ...more);
      return byPages([{...first!, onPage: 0.5}, {...others[0]!, onPage: 0.5, ...second}, ...others.slice(1)], parts);
    };
    expect(urls(order({}, 5))).toEqual(['/far', '/near']);
    expect(urls(order({onPage: 0.7}, 5))).toEqual(['/near', '/far']);
    expect(order({onPage: 0.7}, 5)[0]?.score).toBe(10);
    expect(urls(order({onPage: 0.7}, 1))).toEqual(['/far', '/near']);
    expect(urls(order({}, 5, [record({url: '/near#care', title: 'Care'}), 8]))).toEqual([
      '/near',
      '/near#care',
      '/far',
    ]);
    const tutorial = {...far, url: '/tutorials/far'};
    expect(urls(byPages(ranked([tutorial, 10], [near, 9]), 5))).toEqual(['/near', '/tutorials/far']);
  });

  it('has the home of a topic before what quotes it, and only that', () => {
    const mention = record({url: '/faq#near', title: 'Cats?', home: '/near'});
    expect(urls(homesFirst(ranked([mention, 3], [far, 2], [near, 1])))).toEqual(['/near', '/far', '/faq#near']);
    expect(urls(homesFirst(ranked([near, 3], [far, 2], [mention, 1])))).toEqual(['/near', '/far', '/faq#near']);
    const elsewhere = record({url: '/faq#oil', title: 'Oil?', home: '/gone'});
    expect(urls(homesFirst(ranked([elsewhere, 3], [far, 2])))).toEqual(['/faq#oil', '/far']);
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
    expect([state(undefined, 1, 2000), state(undefined, 0.2, 3)]).toEqual(['sure', 'not-covered']);
  });
});
