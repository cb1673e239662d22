import {describe, expect, it} from 'vitest';
import {ORIGIN} from '../../plugins/outputs/markdown/addresses';
import {toMarkdown} from '../../plugins/outputs/markdown/to-markdown';
import {anchor, blocks, code, heading, inlineCode, jsxBlock, recordTable} from '../../plugins/pages/mdast/build';
import type {Page} from '../../plugins/pages/page';
import {sectionRecords} from '../../plugins/outputs/search/section-records';
import {readBlocks, readEntry} from 'docs-index/answers/parts';
import {quote} from 'docs-index/answers/quote';
import {packRecords, unpackRecords} from 'docs-index/search/pack';
import {madePage} from '../support/written-page';

/** Everything that is quoted of a page, by anchor, from its Markdown or from the one that took its place. */
function quotesOf(page: Page, changed?: (markdown: string) => string | null) {
  const {text: written, places} = toMarkdown(page, new Set([page.permalink, '/docs/intro']));
  const records = unpackRecords(packRecords(sectionRecords([page], new Map()), [], () => places));
  const markdown = changed ? changed(written) : written;
  return Object.fromEntries(
    records.map((record, place) => {
      const section = records.findLastIndex(({kind}, at) => at <= place && kind !== 'row');
      const quotation = quote(record, records.slice(section, place), markdown, ORIGIN);
      const parts =
        quotation.kind === 'blocks'
          ? readBlocks(quotation.blocks, '')
          : [readEntry(quotation.entry, quotation.head, 'NAME', '')];
      return [record.url.slice(page.permalink.length), parts.map(({id: _, ...part}) => part)];
    }),
  );
}

const said = (words: string) => ({type: 'text', spans: [{text: words}]});

describe('what is quoted of a page', () => {
  it('is a section with its variants, each with its heading, and the title of its code', () => {
    const tab = (label: string) =>
      jsxBlock('TabItem', {value: label, label}, [code('shell', `get ${label}`, 'title="setup.sh"')]);
    const page = madePage([heading(2, 'Install'), jsxBlock('Tabs', {}, [tab('macOS'), tab('Linux')])]);
    const variant = (label: string) => [
      {type: 'text', spans: [{text: `Install (${label})`, strong: true}]},
      {type: 'code', lang: 'shell', title: 'setup.sh', text: `get ${label}`},
    ];
    expect(quotesOf(page)['#install']).toEqual([...variant('macOS'), ...variant('Linux')]);
  });

  const flag = (id: string, name: string, meaning: string) => [
    [anchor(id, inlineCode(name)), ' ', inlineCode('-d')],
    meaning,
  ];

  it('is an entry where a row has its own anchor, each one of those with the same name', () => {
    const table = recordTable(
      ['Flag', 'What it does'],
      [flag('--detach-all', '--detach-all', 'Ends all.'), flag('--detach', '--detach', 'Ends.')],
    );
    const again = recordTable(['Flag', 'What it does'], [flag('--detach-2', '--detach', 'Ends later.')]);
    const quotes = quotesOf(madePage([heading(2, 'Flags'), table, ...blocks('And then:'), again]));
    const entry = (meaning: string) => [{type: 'entry', name: 'NAME', facts: [['What it does', [{text: meaning}]]]}];
    expect(quotes['#--detach']).toEqual(entry('Ends.'));
    expect(quotes['#--detach-2']).toEqual(entry('Ends later.'));
  });

  describe('after another deployment', () => {
    const page = madePage([...blocks('Intro.\n\n## First\n\nOne.\n\n## Second'), code('shell', 'tool up')]);
    const own = {
      '#first': [said('One.')],
      '#second': [{type: 'code', lang: '', title: '', text: 'tool up'}],
    };

    it.each([
      ['a page that is gone', () => null],
      ['a section that is longer', (written: string) => written.replace('One.', 'One, and more of it.')],
      ['a section with another title', (written: string) => written.replace('## First', '## The first')],
      ['something else at its address', () => '<!doctype html><title>Not found</title>'],
    ])('is what the index has, of %s', (_, changed) => expect(quotesOf(page, changed)).toMatchObject(own));

    it('is the new text where that has the same place', () => {
      const quotes = quotesOf(page, (written) => written.replace('One.', 'Won.'));
      expect(quotes).toMatchObject({'#first': [said('Won.')], '#second': [{lang: 'shell'}]});
    });
  });
});
