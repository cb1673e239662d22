import {afterEach, describe, it, vi} from 'vitest';

afterEach(() => vi.resetModules());

/** A fresh module, as every page load has. */
const load = () => import('../../src/analytics/track');
const view = (path: string) => ['pageView', {path, title: ''}] as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('events', () => {
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
