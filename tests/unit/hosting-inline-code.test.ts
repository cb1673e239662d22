import {describe, expect, it} from 'vitest';
import {collectInlineCode} from '../../plugins/hosting/inline-code';

const known = [{name: 'mode', holds: 'setMode'}];
const collect = (...bodies: string[]) =>
  collectInlineCode(
    bodies.map((html, index) => ({path: `page-${index}.html`, html})),
    known,
  );

// What browsers take is seen on each page: the policy refuses what has no hash.
describe('inline code of built pages', () => {
  it.each([
    ['an unknown script', '<script>alert(1)</script>', /page-0\.html: inline script "alert\(1\)…" is not known/],
    ['an unknown module', '<script type=module>go()</script>', /is not known/],
    ['an event handler', '<a onclick="go()">x</a>', /event handler onclick/],
    ['a script link', '<a href="javascript:go()">x</a>', /link to "javascript:go\(\)"/],
  ])('stops the build at %s', (_name, page, message) => {
    expect(() => collect(page)).toThrow(message);
  });

  it('stops the build at a known script in two forms', () => {
    expect(() => collect('<script>setMode(1)</script>', '<script>setMode(2)</script>')).toThrow(
      /page-1\.html: the script "mode" differs/,
    );
  });

  it('does not take text for code', () => {
    expect(collect('<pre>&lt;script&gt;x()&lt;/script&gt; onclick="x"</pre>').scripts).toEqual([]);
  });
});
