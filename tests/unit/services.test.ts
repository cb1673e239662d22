import {afterEach, describe, expect, it, vi} from 'vitest';
import {readServices} from '../../config/services';

afterEach(() => vi.unstubAllEnvs());

describe('services', () => {
  it('are all off when nothing is set', () => {
    expect(readServices()).toMatchObject({algolia: null, analytics: null, announcement: null});
  });

  it('are on when their group is complete', () => {
    vi.stubEnv('ALGOLIA_APP_ID', 'APP');
    vi.stubEnv('ALGOLIA_SEARCH_KEY', 'key');
    expect(readServices().algolia).toMatchObject({appId: 'APP', searchKey: 'key'});
  });

  it('stop the build when half set, with the names of the missing ones', () => {
    vi.stubEnv('ALGOLIA_APP_ID', 'APP');
    expect(() => readServices()).toThrow('ALGOLIA_SEARCH_KEY is missing');
    vi.stubEnv('ALGOLIA_APP_ID', '');
    vi.stubEnv('ANNOUNCEMENT_TEXT', 'Hello');
    expect(() => readServices()).toThrow('ANNOUNCEMENT_ID is missing');
  });
});
