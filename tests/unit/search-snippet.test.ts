import {describe, expect, it} from 'vitest';
import {escapeHtml, markedHtml, markedPieces} from 'docs-index/search/markup';
import {type HitNotes, presentHits} from '../../src/search/screen/modal/present-hits';
import type {SearchHit} from 'docs-index/search/search-client';
import {mark, snippet} from 'docs-index/search/text/mark';
import {stem} from 'docs-index/search/text/tokenize';

const terms = new Set([stem('deploy'), '--detach', 'detach']);

describe('mark', () => {
  it('marks the word as it is written, and a name once', () => {
    expect(mark('Deploying with --detach.', terms).value).toBe('<mark>Deploying</mark> with <mark>--detach</mark>.');
    expect(mark('Nothing here', terms)).toMatchObject({value: 'Nothing here', matchLevel: 'none'});
  });
});

describe('snippet', () => {
  const long = `${'filler words stand here and there '.repeat(10)}then you deploy it at last ${'and more words follow '.repeat(10)}`;

  it('cuts the part that matches', () => {
    const {value} = snippet(long, terms, 10);
    expect(value).toContain('<mark>deploy</mark>');
    expect(value.startsWith('… ')).toBe(true);
    expect(value.endsWith(' …')).toBe(true);
    expect(value.split(' ').length).toBeLessThanOrEqual(12);
  });

  it('leaves a short text whole', () =>
    expect(snippet('You deploy it.', terms, 10).value).toBe('You <mark>deploy</mark> it.'));

  it('survives an empty text', () => expect(snippet('', terms, 10).value).toBe(''));
});

describe('markup', () => {
  const attack = '<img src=x onerror=alert(1)> <mark>ok</mark> <mark onclick=alert(1)>no</mark> "quoted" &amp;';

  it('lets nothing but marks through', () => {
    expect(markedHtml(attack)).toBe(
      '&lt;img src=x onerror=alert(1)&gt; <mark>ok</mark> &lt;mark onclick=alert(1)&gt;no</mark> &quot;quoted&quot; &amp;amp;',
    );
    expect(escapeHtml('<mark>')).toBe('&lt;mark&gt;');
  });

  it('splits a text into pieces', () => expect(markedPieces('a <mark>b</mark> c')).toEqual(['a ', 'b', ' c']));
});

describe('presentHits', () => {
  const hit: SearchHit = {
    objectID: '/page#part',
    url: '/page#part',
    url_without_anchor: '/page',
    anchor: 'part',
    type: 'lvl3',
    hierarchy: {lvl0: 'Concepts', lvl1: 'A <b> page', lvl2: 'Outer', lvl3: 'Inner', lvl4: null, lvl5: null, lvl6: null},
    breadcrumb: ['Concepts', 'Storage'],
    content: '<script>alert(1)</script>',
    _highlightResult: {},
    _snippetResult: {
      hierarchy: {lvl3: {value: '<mark>Inner</mark><img>', matchLevel: 'full'}},
      content: {value: '<script>', matchLevel: 'none'},
    },
  };

  it('groups by page, tells the path and the words, and escapes what DocSearch writes as HTML', () => {
    const [shown] = presentHits([hit] as never, 'the inner --flag') as unknown as (SearchHit & HitNotes)[];
    // The name of a group is written as text.
    expect(shown?.hierarchy).toMatchObject({lvl0: 'A <b> page', lvl1: 'A &lt;b&gt; page', lvl3: 'Inner'});
    expect(shown?._snippetResult.hierarchy?.lvl3?.value).toBe('<mark>Inner</mark>&lt;img&gt;');
    expect(shown?.path).toBe('Concepts / Storage / A <b> page / Outer');
    expect(shown?.words).toEqual(['inner', '--flag']);
    expect(JSON.stringify(shown)).not.toContain('<script>');
  });

  it('shows the text of a hit that was found by it', () => {
    const [shown] = presentHits([{...hit, type: 'content'}] as never, '') as unknown as (SearchHit & HitNotes)[];
    expect(shown?.content).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown?._snippetResult.content?.value).toBe('&lt;script&gt;');
    expect(shown?.path).toBe('Concepts / Storage / A <b> page / Outer / Inner');
  });

  it('shows where a page stands', () => {
    const [shown] = presentHits([{...hit, type: 'lvl1'}] as never, '') as unknown as (SearchHit & HitNotes)[];
    expect(shown?.path).toBe('Concepts / Storage');
  });
});
