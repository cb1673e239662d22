import {afterEach, describe, expect, it, vi} from 'vitest';

afterEach(() => vi.resetModules());

/** A fresh module, as every page load has. */
const load = () => import('../../src/analytics/track');
const view = (path: string) => ['pageView', {path, title: ''}] as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('events', () => {
  it('wait for the sink, in order', async () => {
    const {connect, track} = await load();
    const seen: unknown[] = [];
    track(...view('/lost'));
    connect(Promise.resolve((...event: unknown[]) => seen.push(event)));
    track(...view('/a'));
    track(...view('/b'));
    expect(seen).toEqual([]);
    await settled();
    expect(seen).toEqual([view('/a'), view('/b')]);
  });

  it.each([
    ['does not come', () => Promise.reject(new Error('blocked'))],
    [
      'throws',
      async () => () => {
        throw new Error('broken');
      },
    ],
    ['rejects', async () => () => Promise.reject(new Error('broken'))],
  ])('are lost, and nothing else, when the sink %s', async (_, sink) => {
    const {connect, track} = await load();
    connect(sink());
    track(...view('/a'));
    await settled();
  });
});
