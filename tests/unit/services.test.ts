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

  it.each([
    ['ALGOLIA_ASSISTANT_ID', 'classic'],
    ['ALGOLIA_AGENT_ID', 'agent'],
  ])('know by %s which kind of assistant answers', (name, kind) => {
    vi.stubEnv('ALGOLIA_APP_ID', 'APP');
    vi.stubEnv('ALGOLIA_SEARCH_KEY', 'key');
    expect(readServices().algolia?.assistant).toBeNull();
    vi.stubEnv(name, 'id');
    expect(readServices().algolia?.assistant).toEqual({id: 'id', kind});
  });

  it('stop the build when two kinds of assistant are set, or one without the search', () => {
    vi.stubEnv('ALGOLIA_AGENT_ID', 'agent');
    expect(() => readServices()).toThrow('ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY are missing');
    vi.stubEnv('ALGOLIA_APP_ID', 'APP');
    vi.stubEnv('ALGOLIA_SEARCH_KEY', 'key');
    vi.stubEnv('ALGOLIA_ASSISTANT_ID', 'assistant');
    expect(() => readServices()).toThrow('Two assistants are set: unset ALGOLIA_AGENT_ID');
  });

  it('stop the build when half set, with the names of the missing ones', () => {
    vi.stubEnv('ALGOLIA_APP_ID', 'APP');
    expect(() => readServices()).toThrow('ALGOLIA_SEARCH_KEY is missing');
    vi.stubEnv('ALGOLIA_APP_ID', '');
    vi.stubEnv('ANNOUNCEMENT_TEXT', 'Hello');
    expect(() => readServices()).toThrow('ANNOUNCEMENT_ID is missing');
  });
});
