import {describe, expect, it} from 'vitest';
import {NO_FILTER, matches} from '../../src/components/SampleCatalog/filter';

const sample = (name: string, language: string[], managed: string[] = [], tag: string[] = []) => ({
  name,
  about: `${name} About ${name}.`,
  language,
  managed,
  tag,
});
const samples = [
  sample('django', ['Python'], ['postgres'], ['Web']),
  sample('flask', ['Python']),
  sample('nextjs', ['TypeScript'], ['postgres', 'redis']),
];
const names = (filter: object) =>
  samples.filter((one) => matches(one, {...NO_FILTER, ...filter})).map((one) => one.name);

describe('sample filter', () => {
  it('combines text, language, tag and managed service', () => {
    expect(names({})).toHaveLength(3);
    expect(names({q: 'DJAN'})).toEqual(['django']);
    expect(names({q: 'ｄｊａｎ　ａｂｏｕｔ'})).toEqual(['django']);
    expect(names({q: 'ﬂask'})).toEqual(['flask']);
    expect(names({q: 'about flask'})).toEqual(['flask']);
    expect(names({q: 'about, flask'})).toEqual(['flask']);
    expect(names({language: 'Python', managed: 'postgres'})).toEqual(['django']);
    expect(names({tag: 'Web'})).toEqual(['django']);
    expect(names({language: 'Go'})).toEqual([]);
  });
});
