import {describe, expect, it} from 'vitest';
import {anchor, blocks, code, heading, inlineCode, jsxBlock, recordTable} from '../../plugins/pages/mdast/build';
import {sectionRecords} from '../../plugins/outputs/search/section-records';
import {nameMarks} from '../../plugins/remark/data-blocks/release-marks';
import {madePage} from '../support/written-page';

const flags = recordTable(
  ['Flag', 'Type', 'What it does'],
  [
    [
      [anchor('--detach', inlineCode('--detach')), ' ', inlineCode('-d')],
      'bool',
      'Ends once the deployment is submitted.',
    ],
  ],
);

describe('sectionRecords', () => {
  it('cuts a page at its headings', () => {
    const example = madePage([
      ...blocks('Intro.\n\n## First part\n\nText with `code`.\n\n### Inner\n\nMore.\n\n## Second\n\nEnd.'),
    ]);
    const records = sectionRecords([example], new Map());
    expect(records.map(({url, type, hierarchy}) => [url, type, hierarchy.lvl2, hierarchy.lvl3])).toEqual([
      ['/docs/concepts/accounts', 'lvl1', null, null],
      ['/docs/concepts/accounts#first-part', 'lvl2', 'First part', null],
      ['/docs/concepts/accounts#inner', 'lvl3', 'First part', 'Inner'],
      ['/docs/concepts/accounts#second', 'lvl2', 'Second', null],
    ]);
    expect(records[0]).toMatchObject({
      content: 'What it is about. Intro.',
      keywords: ['one', 'two', 'three'],
      breadcrumb: ['Concepts'],
    });
    expect(records[1]).toMatchObject({content: 'Text with code.'});
  });

  it('makes a record of each row with an anchor, the meaning first', () => {
    const [, , row] = sectionRecords([madePage([heading(2, 'Flags'), flags])]);
    expect(row).toMatchObject({
      url: '/docs/concepts/accounts#--detach',
      kind: 'row',
      type: 'lvl3',
      hierarchy: {lvl2: 'Flags', lvl3: '--detach'},
      identifiers: ['--detach', '-d'],
      content: 'Ends once the deployment is submitted. · Type: bool · --detach -d',
    });
  });

  it('looks into containers, and keeps code apart from text', () => {
    const inside = jsxBlock('Steps', {}, [...blocks('## In a step\n\nDo it.'), code('shell', 'tool up')]);
    const [, step] = sectionRecords([madePage([inside])]);
    expect(step).toMatchObject({url: '/docs/concepts/accounts#in-a-step', content: 'Do it.', code: 'tool up'});
  });

  it('leaves out the words of sections that only link to others', () => {
    const [, links] = sectionRecords([madePage([...blocks('## Related pages\n\n- [Stacks](/docs/concepts/stacks)')])]);
    expect(links).toMatchObject({url: '/docs/concepts/accounts#related-pages', content: ''});
  });

  it('says in the title what a release removed', () => {
    const gone = recordTable(
      ['Flag', 'What it does'],
      [[[anchor('--mode', inlineCode('--mode')), nameMarks({removed: '3.11.0'})], 'Chose the mode.']],
    );
    const command = madePage([gone], {frontMatter: {...madePage([]).frontMatter, command: 'deployments history'}});
    const [own, row] = sectionRecords([command]);
    expect(own?.hierarchy.lvl1).toBe('A page · Removed');
    expect(row).toMatchObject({hierarchy: {lvl2: '--mode · Removed'}, identifiers: ['--mode']});
  });

  it('counts the pages that link to a page', () => {
    const other = madePage(
      [...blocks('[Accounts](/docs/concepts/accounts#inner) and [again](/docs/concepts/accounts).')],
      {
        permalink: '/docs/other',
        file: 'docs/other.mdx',
      },
    );
    const [first] = sectionRecords([madePage([]), other]);
    expect(first?.inboundLinks).toBe(1);
  });
});
