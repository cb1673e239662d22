import {createRequire} from 'node:module';
import type {matchPath as MatchPath} from '@docusaurus/router';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {searchPageUrl} from '../../src/search/screen/links';

const require = createRequire(import.meta.url);

/** The router that Docusaurus brings, with nothing in its cache yet. */
function freshMatcher(): typeof MatchPath {
  for (const path of Object.keys(require.cache)) if (/[\\/]react-router[\\/]/.test(path)) delete require.cache[path];
  return (require('react-router') as {matchPath: typeof MatchPath}).matchPath;
}

/** Regular expressions that are compiled while a function runs. */
function countCompiled(run: () => void): number {
  let count = 0;
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given) => {
      count += 1;
      return Reflect.construct(target, given) as object;
    },
  });
  try {
    run();
  } finally {
    globalThis.RegExp = original;
  }
  return count;
}

describe('constants of the specification', () => {
  it('route matcher keeps 10000 entries', () => {
    const matchPath = freshMatcher();
    const visit = (from: number, to: number) => () => {
      for (let page = from; page < to; page++) matchPath(`/docs/${page}`, {path: `/docs/${page}`, exact: true});
    };
    expect(countCompiled(visit(0, 10_000))).toBe(10_000);
    expect(countCompiled(visit(0, 10_000))).toBe(0);
    // The next path has no place left: it's compiled each time.
    expect(countCompiled(visit(10_000, 10_001))).toBe(1);
    expect(countCompiled(visit(10_000, 10_001))).toBe(1);
  });

  it('search page link is {baseUrl}search?q={query}', () => expect(searchPageUrl('/', 'a b')).toBe('/search?q=a%20b'));
});

describe('the report of a search', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.resetModules();
  });

  it('comes after 1000 ms without typing, once', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const {connect} = await import('../../src/analytics/track');
    const {reportTyping} = await import('../../src/analytics/report-typing');
    const seen: unknown[] = [];
    connect(Promise.resolve((...event) => seen.push(event)));
    reportTyping('sca');
    vi.advanceTimersByTime(999);
    reportTyping('scale ');
    vi.advanceTimersByTime(999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([['docsSearch', {searchQuery: 'scale'}]]);
    reportTyping('scale');
    reportTyping('');
    await vi.advanceTimersByTimeAsync(2000);
    expect(seen).toHaveLength(1);
  });
});
