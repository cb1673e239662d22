import {createRequire} from 'node:module';
import type {matchPath as MatchPath} from '@docusaurus/router';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fetchAhead} from '../../src/lib/fetch-ahead';
import {searchPageUrl} from '../../src/search/screen/links';

const require = createRequire(import.meta.url);

/** The router that Docusaurus brings, with nothing in its cache yet. */
function freshMatcher(): typeof MatchPath {
  for (const path of Object.keys(require.cache)) if (/[\\/]react-router[\\/]/.test(path)) delete require.cache[path];
  return (require('react-router') as {matchPath: typeof MatchPath}).matchPath;
}

describe('constants of the specification', () => {
  it('route matcher keeps 10000 entries', () => {
    const matchPath = freshMatcher();
    let compiled = 0;
    class Counted extends RegExp {
      constructor(...given: ConstructorParameters<typeof RegExp>) {
        super(...given);
        compiled += 1;
      }
    }
    vi.stubGlobal('RegExp', Counted);
    const compiledFor = (from: number, to: number) => {
      compiled = 0;
      for (let page = from; page < to; page++) matchPath(`/docs/${page}`, {path: `/docs/${page}`, exact: true});
      return compiled;
    };
    expect([compiledFor(0, 10_000), compiledFor(0, 10_000)]).toEqual([10_000, 0]);
    // The next path has no place left: it's compiled each time.
    expect([compiledFor(10_000, 10_001), compiledFor(10_000, 10_001)]).toEqual([1, 1]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['slow-2g', false, 0],
    ['2g', false, 0],
    ['3g', false, 1],
    ['4g', false, 1],
    ['4g', true, 0],
  ])('on %s, with a data saver %s, %i files are fetched ahead', (effectiveType, saveData, times) => {
    vi.stubGlobal('navigator', {connection: {effectiveType, saveData}});
    const load = vi.fn(() => Promise.resolve());
    fetchAhead(load);
    vi.unstubAllGlobals();
    expect(load).toHaveBeenCalledTimes(times);
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
