import {describe, expect, it, vi} from 'vitest';
import {observeClient} from '../../src/search/observe-client';
import type {SearchClient, SearchResult} from 'docs-index/search/search-client';

const result = (query: string, nbHits: number): SearchResult => ({query, hits: [], nbHits});
const ask = (client: SearchClient, query: string) => client.search({requests: [{query}]});
const observer = () => ({onQuery: vi.fn(), onOutcome: vi.fn(), onMore: vi.fn()});
const found = (query: string, count: number) => ({status: 'found', query, result: result(query, count)});

describe('observeClient', () => {
  it('finds nothing when a search fails, says so, and connects anew if it has no client', async () => {
    const seen = observer();
    const search = vi
      .fn<SearchClient['search']>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({results: [result('c', 1)]});
    const connect = vi
      .fn<() => Promise<SearchClient>>()
      .mockRejectedValueOnce(new Error('no code'))
      .mockResolvedValue({search});
    const client = observeClient(connect, seen);
    expect((await ask(client, 'a')).results[0]).toMatchObject({query: 'a', hits: [], nbHits: 0});
    expect((await ask(client, 'b')).results[0]?.hits).toEqual([]);
    await ask(client, 'c');
    expect(connect).toHaveBeenCalledTimes(2);
    expect(seen.onOutcome.mock.calls.map(([{status}]) => status)).toEqual(['failed', 'failed', 'found']);
  });

  it('does not let an old answer speak for a new query', async () => {
    const seen = observer();
    const pending: ((value: {results: SearchResult[]}) => void)[] = [];
    const client = observeClient(async () => ({search: () => new Promise((resolve) => pending.push(resolve))}), seen);
    const first = ask(client, 'a');
    const second = ask(client, 'ab');
    await vi.waitFor(() => expect(pending).toHaveLength(2));
    pending[1]?.({results: [result('ab', 2)]});
    pending[0]?.({results: [result('a', 9)]});
    await Promise.all([first, second]);
    expect(seen.onOutcome.mock.calls).toEqual([[found('ab', 2)]]);
  });
});
