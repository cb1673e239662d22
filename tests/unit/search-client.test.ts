import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedClient} from '../../src/search/embedded/embedded-client';
import {IndexWorker, type WorkerLike} from '../../src/search/embedded/index-worker';
import type {FromWorker, ToWorker} from '../../src/search/embedded/worker-messages';
import type {SearchRequest, SearchResult} from '../../src/search/search-client';

const resultOf = (query: string): SearchResult => ({hits: [], nbHits: 0, page: 0, nbPages: 0, query});
const ask = (query: string) => ({requests: [{query}]});

describe('createEmbeddedClient', () => {
  it('drops queries that newer ones have overtaken, and leaves nobody waiting', async () => {
    const asked: string[] = [];
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const search = async (requests: readonly SearchRequest[]) => {
      asked.push(requests[0]?.query ?? '');
      await gate;
      return requests.map(({query}) => resultOf(query));
    };
    const client = createEmbeddedClient({search});
    const answers = ['p', 'po', 'pos', 'post'].map((query) => client.search(ask(query)));
    release();
    const settled = await Promise.all(answers);
    expect(asked).toEqual(['p', 'post']);
    expect(settled.map(({results}) => results[0]?.query)).toEqual(['p', 'post', 'post', 'post']);
  });

  it('works again after a failure', async () => {
    const search = vi
      .fn()
      .mockRejectedValueOnce(new Error('no'))
      .mockResolvedValue([resultOf('b')]);
    const client = createEmbeddedClient({search});
    await expect(client.search(ask('a'))).rejects.toThrow('no');
    await expect(client.search(ask('b'))).resolves.toEqual({results: [resultOf('b')]});
  });
});

/** A worker that answers as it is told. */
function fakeWorker(answer: (message: ToWorker) => FromWorker | null): WorkerLike {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage(message) {
      const data = answer(message);
      if (data) queueMicrotask(() => worker.onmessage?.({data} as MessageEvent<FromWorker>));
    },
  };
  return worker;
}

describe('IndexWorker', () => {
  const works = (message: ToWorker): FromWorker =>
    message.kind === 'load'
      ? {kind: 'loaded'}
      : {kind: 'found', id: message.id, results: [resultOf(message.requests[0]?.query ?? '')]};

  it('loads the index once', async () => {
    const start = vi.fn(() => fakeWorker(works));
    const index = new IndexWorker('/records.json', start);
    await Promise.all([index.search([{query: 'a'}]), index.search([{query: 'b'}])]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('fails with the name that DocSearch shows, and tries again at the next search', async () => {
    const start = vi
      .fn<() => WorkerLike>()
      .mockImplementationOnce(() => fakeWorker(() => ({kind: 'failed', message: 'no network'})))
      .mockImplementation(() => fakeWorker(works));
    const index = new IndexWorker('/records.json', start);
    await expect(index.search([{query: 'a'}])).rejects.toMatchObject({name: 'RetryError', message: 'no network'});
    await expect(index.search([{query: 'a'}])).resolves.toEqual([resultOf('a')]);
  });

  it('rejects what is waiting when the worker dies', async () => {
    const worker = fakeWorker((message) => (message.kind === 'load' ? {kind: 'loaded'} : null));
    const index = new IndexWorker('/records.json', () => worker);
    await index.load();
    const answer = index.search([{query: 'a'}]);
    await Promise.resolve();
    worker.onerror?.({message: 'gone'} as ErrorEvent);
    await expect(answer).rejects.toMatchObject({name: 'RetryError'});
  });
});

describe('reportTyping', () => {
  const track = vi.fn();

  /** As a page has it that has just been loaded. */
  async function fresh() {
    vi.resetModules();
    vi.doMock('../../src/analytics/track', () => ({track}));
    return (await import('../../src/search/report-typing')).reportTyping;
  }

  beforeEach(() => {
    track.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('reports a query once nothing has been typed for a second', async () => {
    const tell = await fresh();
    for (const query of ['p', 'po', 'pos']) {
      tell(query);
      vi.advanceTimersByTime(999);
    }
    expect(track).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(track.mock.calls).toEqual([['docsSearch', {searchQuery: 'pos'}]]);
  });

  it('reports neither nothing nor the same again', async () => {
    const tell = await fresh();
    for (const query of ['a', 'a ', '  ']) {
      tell(query);
      vi.advanceTimersByTime(1500);
    }
    expect(track.mock.calls).toEqual([['docsSearch', {searchQuery: 'a'}]]);
  });
});
