import {describe, expect, it, vi} from 'vitest';
import {RemoteError} from '../../src/lib/remote';
import {createEmbeddedClient} from '../../src/search/client';
import {packTexts, packTitles} from 'docs-index/search/pack';
import type {SearchRequest, SearchResult} from 'docs-index/search/search-client';
import {packVectors} from 'docs-index/vectors/vectors';
import {type IndexParts, SiteIndex} from '../../src/search/site-index';
import {record} from '../../packages/docs-index/tests/records';

type Load = ConstructorParameters<typeof SiteIndex>[0];

const resultOf = (query: string): SearchResult => ({hits: [], nbHits: 0, query});
const ask = (query: string) => ({requests: [{query}]});

/** What the client calls, without a worker between them. */
function remoteOf(
  search: (requests: readonly SearchRequest[]) => Promise<{results: SearchResult[]; isWhole: boolean}>,
) {
  const site = {search, loadAll: vi.fn(async () => undefined)};
  return {call: vi.fn((run) => run(site)), newestCalls: () => vi.fn((run) => run(site))} as never;
}

describe('createEmbeddedClient', () => {
  it('gives a query that a newer one has overtaken the answer of the newer one', async () => {
    const search = vi
      .fn()
      .mockRejectedValueOnce(new RemoteError('replaced'))
      .mockResolvedValue({results: [resultOf('post')], isWhole: true});
    const client = createEmbeddedClient(remoteOf(search));
    const answers = ['pos', 'post'].map((query) => client.search(ask(query)));
    expect((await Promise.all(answers)).map(({results}) => results[0]?.query)).toEqual(['post', 'post']);
    expect(search).toHaveBeenCalledTimes(2);
  });
});

describe('SiteIndex', () => {
  const sections = [
    record({url: '/docs/a', title: 'Domains', content: 'Bring a zebra.'}),
    record({url: '/docs/b', title: 'Scaling', content: 'Your domains grow.'}),
  ];
  const VECTORS = packVectors(new Map([['zebra', Float32Array.of(1, 0)]]));
  const titles = packTitles(sections, []);
  const PARTS: IndexParts = {titles, records: packTexts(sections, titles), vectors: VECTORS};

  /** The titles are there at once, the rest when it's finished. */
  function slowly() {
    let finish = (): void => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const load = vi.fn(async (part: keyof IndexParts) => {
      if (part === 'records') await gate;
      return PARTS[part];
    });
    return {index: new SiteIndex(load as Load), load, finish};
  }

  const countOf = async (index: SiteIndex, query: string) => {
    const {results, isWhole} = await index.search([{query}]);
    return {count: results[0]?.nbHits, isWhole};
  };

  it('does not say that nothing is found before the whole is there', async () => {
    const {index, finish} = slowly();
    const answer = countOf(index, 'zebra');
    setTimeout(finish, 200);
    await expect(answer).resolves.toEqual({count: 1, isWhole: false});
  });

  it.each([
    ['loads what words mean once somebody searches', async () => PARTS.vectors, true],
    ['lets words decide where that is missing', async () => Promise.reject(new Error('404')), false],
    ['lets words decide where that is damaged', async () => ({...PARTS.vectors, numbers: 'AAAA'}), false],
  ])('%s', async (_name, vectors, isThere) => {
    const load = vi.fn(async (part: keyof IndexParts) => (part === 'vectors' ? vectors() : PARTS[part]));
    const index = new SiteIndex(load as Load);
    await index.loadAll();
    expect(load).not.toHaveBeenCalledWith('vectors');
    await expect(countOf(index, 'zebra')).resolves.toEqual({count: 1, isWhole: false});
    const engine = await index.loadAll();
    expect(engine.vectors !== null).toBe(isThere);
    await expect(countOf(index, 'zebra')).resolves.toEqual({count: 1, isWhole: true});
  });

  it('takes no texts that are those of other titles', async () => {
    const load = async (part: keyof IndexParts) => (part === 'titles' ? titles : packTexts(sections.slice(1), titles));
    await expect(new SiteIndex(load as Load).loadRecords()).rejects.toThrow('different builds');
  });
});
