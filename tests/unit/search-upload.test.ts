import {afterEach, describe, expect, it, vi} from 'vitest';
import {upload} from '../../plugins/commands/search-upload/upload';
import {uploadTarget} from '../../plugins/commands/search-upload/upload-records';
import {record} from '../../packages/docs-index/tests/records';

const target = {appId: 'app', adminKey: 'key', index: 'docs', siteUrl: 'https://docs.example.io'};

describe('upload', () => {
  it('replaces the records of the index at once, after its settings', async () => {
    const calls: [string, unknown][] = [];
    const method = (name: string) => async (call: unknown) => void calls.push([name, call]);
    const client = {
      setSettings: method('setSettings'),
      saveSynonyms: method('saveSynonyms'),
      replaceAllObjects: method('replaceAllObjects'),
    } as never;
    await expect(upload([record({url: '/docs/a#b', title: 'B'})], target, client)).resolves.toBe(1);
    expect(calls.map(([name]) => name)).toEqual(['setSettings', 'saveSynonyms', 'replaceAllObjects']);
    const object = {
      objectID: '/docs/a#b',
      url: 'https://docs.example.io/docs/a#b',
      url_without_anchor: 'https://docs.example.io/docs/a',
      anchor: 'b',
    };
    expect(calls.at(-1)?.[1]).toMatchObject({indexName: 'docs', objects: [object]});
  });
});

describe('uploadTarget', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('names what is missing', () => {
    for (const name of [
      'ALGOLIA_APP_ID',
      'ALGOLIA_SEARCH_KEY',
      'ALGOLIA_INDEX',
      'ALGOLIA_ASSISTANT_ID',
      'ALGOLIA_ADMIN_KEY',
    ])
      vi.stubEnv(name, '');
    expect(uploadTarget).toThrow('Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY');
    vi.stubEnv('ALGOLIA_ADMIN_KEY', 'key');
    vi.stubEnv('ALGOLIA_APP_ID', 'app');
    expect(uploadTarget).toThrow('ALGOLIA_SEARCH_KEY is missing');
  });
});
