import {describe, expect, it} from 'vitest';
import {type HitNotes, presentHits} from '../../src/search/screen/modal/present-hits';
import type {SearchHit} from 'docs-index/search/search-client';

describe('presentHits', () => {
  const hit: SearchHit = {
    objectID: '/page#part',
    url: '/page#part',
    url_without_anchor: '/page',
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

  it('groups by page, tells the path, and escapes what DocSearch writes as HTML', () => {
    const [shown] = presentHits([hit] as never) as unknown as (SearchHit & HitNotes)[];
    // The name of a group is written as text.
    expect(shown?.hierarchy).toMatchObject({lvl0: 'A <b> page', lvl1: 'A &lt;b&gt; page', lvl3: 'Inner'});
    expect(shown?._snippetResult.hierarchy?.lvl3?.value).toBe('<mark>Inner</mark>&lt;img&gt;');
    expect(shown?.path).toBe('Concepts / Storage / A <b> page / Outer');
    expect(JSON.stringify(shown)).not.toContain('<script>');
  });

  it('shows the text of a hit that was found by it', () => {
    const [shown] = presentHits([{...hit, type: 'content'}] as never) as unknown as (SearchHit & HitNotes)[];
    expect(shown?.content).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown?._snippetResult.content?.value).toBe('&lt;script&gt;');
    expect(shown?.path).toBe('Concepts / Storage / A <b> page / Outer / Inner');
  });
});
