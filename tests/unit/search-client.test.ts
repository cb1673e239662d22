import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createEmbeddedClient} from '../../src/search/engine/embedded-client';
import {IndexWorker, type WorkerLike} from '../../src/search/index-worker';
import type {FromWorker, ToWorker} from '../../src/search/worker-messages';
import type {SearchRequest, SearchResult} from '../../src/search/engine/search-client';

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

/** A worker with the answers that the test gives it. */
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

const URLS = {titles: '/titles.json', records: '/records.json'};

describe('IndexWorker', () => {
  const works = (message: ToWorker): FromWorker =>
    message.kind === 'load'
      ? {kind: 'loaded', url: message.url}
      : {kind: 'found', id: message.id, results: [resultOf(message.requests[0]?.query ?? '')]};

  /** The titles find what begins with `t`, the whole finds everything. */
  function slowly() {
    let finish = (): void => undefined;
    const worker = fakeWorker((message) => {
      if (message.kind === 'load') {
        if (message.url === URLS.titles) return {kind: 'loaded', url: message.url};
        finish = () => {
          found = () => 9;
          worker.onmessage?.({data: {kind: 'loaded', url: URLS.records}} as MessageEvent<FromWorker>);
        };
        return null;
      }
      const query = message.requests[0]?.query ?? '';
      return {kind: 'found', id: message.id, results: [{...resultOf(query), nbHits: found(query)}]};
    });
    let found = (query: string): number => (query.startsWith('t') ? 1 : 0);
    return {index: new IndexWorker(URLS, () => worker), finish: () => finish()};
  }

  it('loads the index once', async () => {
    const start = vi.fn(() => fakeWorker(works));
    const index = new IndexWorker(URLS, start);
    await Promise.all([index.search([{query: 'a'}]), index.search([{query: 'b'}])]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('answers by titles while the whole is on its way, and says when there is more', async () => {
    const {index, finish} = slowly();
    const [first] = await index.search([{query: 'title'}]);
    expect(first?.nbHits).toBe(1);
    finish();
    await first?.more;
    const [second] = await index.search([{query: 'title'}]);
    expect(second).toMatchObject({nbHits: 9});
    expect(second?.more).toBeUndefined();
  });

  it('does not say that nothing is found before the whole is there', async () => {
    const {index, finish} = slowly();
    const answer = index.search([{query: 'word of a text'}]);
    setTimeout(finish, 400);
    await expect(answer).resolves.toMatchObject([{nbHits: 9}]);
  });

  it('fails with the name that DocSearch shows, and tries again at the next search', async () => {
    let isUp = false;
    const worker = fakeWorker((message) =>
      message.kind === 'load' && !isUp ? {kind: 'failed', url: message.url, message: 'no network'} : works(message),
    );
    const index = new IndexWorker(URLS, () => worker);
    await expect(index.search([{query: 'a'}])).rejects.toMatchObject({name: 'RetryError', message: 'no network'});
    isUp = true;
    await expect(index.search([{query: 'a'}])).resolves.toEqual([resultOf('a')]);
  });

  it('rejects what is waiting when the worker dies, and starts another', async () => {
    const worker = fakeWorker((message) => (message.kind === 'load' ? {kind: 'loaded', url: message.url} : null));
    const start = vi
      .fn<() => WorkerLike>()
      .mockReturnValueOnce(worker)
      .mockImplementation(() => fakeWorker(works));
    const index = new IndexWorker(URLS, start);
    await index.loadAll();
    const answer = index.search([{query: 'a'}]);
    setTimeout(() => worker.onerror?.({message: 'gone'} as ErrorEvent), 50);
    await expect(answer).rejects.toMatchObject({name: 'RetryError'});
    await expect(index.search([{query: 'a'}])).resolves.toEqual([resultOf('a')]);
  });
});

describe('reportTyping', () => {
  const track = vi.fn();

  /** As a page has it that has just been loaded. */
  async function fresh() {
    vi.resetModules();
    vi.doMock('../../src/analytics/track', () => ({track}));
    return (await import('../../src/search/screen/report-typing')).reportTyping;
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
