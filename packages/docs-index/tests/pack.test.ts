import {describe, expect, it} from 'vitest';
import {packRecords, unpackRecords} from 'docs-index/search/pack';
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

  it('loses nothing that the engine uses', () => {
    const again = unpackRecords(packRecords(records, []));
    expect(again.map(({url, kind, type, content}) => ({url, kind, type, content}))).toEqual(
      records.map(({url, kind, type, content}) => ({url, kind, type, content})),
    );
    expect(again[2]?.hierarchy).toEqual(records[2]?.hierarchy);
    expect(again[2]?.identifiers).toEqual(['--detach']);
    expect(again.map(({keywords}) => keywords)).toEqual(records.map(({keywords}) => keywords));
  });
});
