import {afterEach, describe, expect, it, vi} from 'vitest';

afterEach(() => vi.resetModules());

/** A fresh module, as every page load has. */
const load = () => import('../../src/analytics/track');
const view = (path: string) => ['pageView', {path, title: ''}] as const;
/** A sink that keeps what comes. */
const into =
  (seen: unknown[]) =>
  async () =>
  (...event: unknown[]) =>
    seen.push(event);

describe('events', () => {
  it('are forgotten when the sink does not come', async () => {
    const {connect, track} = await load();
    const connected = connect(() => Promise.reject(new Error('blocked')));
    track(...view('/a'));
    await connected;
    track(...view('/b'));
    const seen: unknown[] = [];
    await connect(into(seen));
    expect(seen).toEqual([]);
  });

  it('wait for the sink in order, up to 50, the newest', async () => {
    const {connect, track} = await load();
    const seen: unknown[] = [];
    const connected = connect(into(seen));
    for (let page = 1; page <= 52; page++) track(...view(`/${page}`));
    await connected;
    track(...view('/53'));
    expect(seen).toEqual(Array.from({length: 51}, (_, at) => view(`/${at + 3}`)));
  });

  it('are lost, and nothing else, when the sink throws or rejects', async () => {
    const {connect, track} = await load();
    await connect(async () => (...[name]) => {
      if (name === 'pageView') throw new Error('broken');
      return Promise.reject(new Error('broken'));
    });
    expect(() => track(...view('/a'))).not.toThrow();
    expect(() => track('docsSearch', {searchQuery: 'a'})).not.toThrow();
    await Promise.resolve();
  });
});
