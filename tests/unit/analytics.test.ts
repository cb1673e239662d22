import {afterEach, describe, expect, it, vi} from 'vitest';
import {isFollowingRefused} from '../../src/analytics/privacy';

afterEach(() => vi.resetModules());

/** A fresh module, as every page load has. */
const load = () => import('../../src/analytics/track');
const view = (path: string) => ['pageView', {path, title: ''}] as const;

describe('events', () => {
  it('go nowhere without a sink', async () => {
    const {track} = await load();
    expect(() => track(...view('/'))).not.toThrow();
  });

  it('wait for the sink, in order', async () => {
    const {connect, track} = await load();
    const seen: unknown[] = [];
    const connected = connect(
      async () =>
        (...event) =>
          seen.push(event),
    );
    track(...view('/a'));
    track(...view('/b'));
    await connected;
    track(...view('/c'));
    expect(seen).toEqual([view('/a'), view('/b'), view('/c')]);
  });

  it('are forgotten when the sink does not come', async () => {
    const {connect, track} = await load();
    const connected = connect(() => Promise.reject(new Error('blocked')));
    track(...view('/a'));
    await connected;
    expect(() => track(...view('/b'))).not.toThrow();
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

describe('a browser that asks not to be followed', () => {
  it('is believed', () => {
    expect(isFollowingRefused({doNotTrack: '1'})).toBe(true);
    expect(isFollowingRefused({doNotTrack: null, globalPrivacyControl: true} as never)).toBe(true);
    expect(isFollowingRefused({doNotTrack: '0'})).toBe(false);
  });
});
