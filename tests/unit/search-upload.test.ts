import {afterEach, describe, expect, it, vi} from 'vitest';
import {type UploadClient, upload} from '../../plugins/commands/search-upload/upload';
import {uploadTarget} from '../../plugins/commands/search-upload/upload-records';
import {record} from '../../packages/docs-index/tests/records';

const target = {appId: 'app', adminKey: 'key', index: 'docs', siteUrl: 'https://docs.example.io'};

function fakeClient(fields: Partial<Record<keyof UploadClient, unknown>> = {}) {
  const calls: string[] = [];
  const method = (name: string, value: unknown = {taskID: 1}) => vi.fn(async () => (calls.push(name), value));
  const names = ['setSettings', 'saveSynonyms', 'saveObjects', 'operationIndex', 'waitForTask', 'deleteIndex'] as const;
  const client = {...Object.fromEntries(names.map((name) => [name, method(name)])), ...fields};
  return {calls, client: client as unknown as {[name in keyof UploadClient]: ReturnType<typeof vi.fn>} & UploadClient};
}

describe('upload', () => {
  it('fills a temporary index and moves it into place', async () => {
    const {client, calls} = fakeClient();
    await expect(upload([record({url: '/docs/a#b', title: 'B'})], target, client)).resolves.toBe(1);
    expect(calls).toEqual(['setSettings', 'saveSynonyms', 'saveObjects', 'operationIndex', 'waitForTask']);
    const [{indexName, objects}] = client.saveObjects.mock.calls[0] as unknown as [
      {indexName: string; objects: object[]},
    ];
    expect(indexName).toMatch(/^docs_new_\d+$/);
    expect(objects[0]).toMatchObject({
      objectID: '/docs/a#b',
      url: 'https://docs.example.io/docs/a#b',
      url_without_anchor: 'https://docs.example.io/docs/a',
      anchor: 'b',
    });
    expect(client.operationIndex).toHaveBeenCalledWith({
      indexName,
      operationIndexParams: {operation: 'move', destination: 'docs'},
    });
  });

  it('leaves the index as it was when something fails', async () => {
    const {client, calls} = fakeClient({saveObjects: vi.fn().mockRejectedValue(new Error('Record is too big'))});
    await expect(upload([], target, client)).rejects.toThrow('The index "docs" is unchanged: Record is too big');
    expect(calls).toEqual(['setSettings', 'saveSynonyms', 'deleteIndex']);
  });

  it('does not say so once the move was sent', async () => {
    const {client, calls} = fakeClient({waitForTask: vi.fn().mockRejectedValue(new Error('Timed out.'))});
    await expect(upload([], target, client)).rejects.toThrow(
      'The move to "docs" was sent but not confirmed: Timed out. Look at the index before you try again.',
    );
    expect(calls).not.toContain('deleteIndex');
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
