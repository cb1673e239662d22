import {describe, expect, it} from 'vitest';
import {packRecords, packTexts, packTitles, unpackRecords} from 'docs-index/search/pack';
import type {SearchRecord} from 'docs-index/search/record';
import {record, records} from './records';

describe('packRecords', () => {
  it('keeps anchors, those that follow from a title and others', () => {
    const urls = ['/a', '/a#which-images-keep-data', '/a#own', '/a#iam-roles', '/a#iam-roles-1'];
    const titles = ['A', 'Which images keep data?', 'Another one', 'IAM roles', 'IAM roles'];
    const sections = urls.map((url, index) => record({url, title: titles[index] ?? ''}));
    const packed = packRecords(sections, []);
    expect(unpackRecords(packed).map(({url}) => url)).toEqual(urls);
    expect(JSON.stringify(packed.titles)).not.toContain('which-images-keep-data');
  });

  it('has rare words of code that the text lacks, and the phrases that the titles lack', () => {
    const fields = {url: '/a', title: 'A', content: 'Text.', code: 'cat text; psql_lock'};
    const titles = packTitles([record({...fields, keywords: ['own']})], []);
    const texts = packTexts([record({...fields, keywords: ['own', 'asked']})], titles);
    expect(texts).toMatchObject({codes: ['psql_lock'], keywords: [['asked']]});
    expect(unpackRecords({titles, texts})[0]?.keywords).toEqual(['own', 'asked']);
    expect(
      packTexts(
        Array(20)
          .fill(record({...fields, content: 'psql_lock'}))
          .concat(record(fields)),
        titles,
      ).codes.at(-1),
    ).toBe('');
  });

  it('loses nothing that the engine uses', () => {
    const all = [...records, record({url: '/faq', title: 'Cats?', home: '/up', breadcrumb: ['Concepts']})];
    const again = unpackRecords(packRecords(all, []));
    const plain = (some: SearchRecord[]) => some.map(({range: _, hierarchy: __, ...one}) => one);
    expect(plain(again)).toEqual(plain(all));
    expect(again[2]?.hierarchy).toEqual(all[2]?.hierarchy);
  });
});
