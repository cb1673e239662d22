import {afterEach, describe, expect, it, vi} from 'vitest';
import {readServices} from '../../config/services';

afterEach(() => vi.unstubAllEnvs());

const SEARCH = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key'};

function servicesWith(variables: Record<string, string>): ReturnType<typeof readServices> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return readServices();
}

describe('services', () => {
  it('are all off when nothing is set', () => {
    expect(readServices()).toMatchObject({algolia: null, analytics: null, announcement: null});
  });

  it('are on when their group is complete', () => {
    expect(servicesWith(SEARCH).algolia).toMatchObject({appId: 'APP', searchKey: 'key', assistant: null});
  });

  it.each([
    ['ALGOLIA_ASSISTANT_ID', 'classic'],
    ['ALGOLIA_AGENT_ID', 'agent'],
  ])('know by %s which kind of assistant answers', (name, kind) => {
    expect(servicesWith({...SEARCH, [name]: 'id'}).algolia?.assistant).toEqual({id: 'id', kind});
  });

  it.each([
    [{ALGOLIA_APP_ID: 'APP'}, 'ALGOLIA_SEARCH_KEY is missing'],
    [{ANNOUNCEMENT_TEXT: 'Hello'}, 'ANNOUNCEMENT_ID is missing'],
    [{ALGOLIA_AGENT_ID: 'a'}, 'ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY are missing'],
    [{...SEARCH, ALGOLIA_AGENT_ID: 'a', ALGOLIA_ASSISTANT_ID: 'b'}, 'Two assistants are set: unset ALGOLIA_AGENT_ID'],
  ])('stop the build with %o, and say which is missing or too much', (variables, message) => {
    expect(() => servicesWith(variables)).toThrow(message);
  });
});
