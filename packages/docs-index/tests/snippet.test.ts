import {describe, expect, it} from 'vitest';
import {escapeHtml, markedHtml, markedPieces} from 'docs-index/search/markup';
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
