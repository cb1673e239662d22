import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import {folderWith} from '../support/folder-with';

const folder = folderWith({});

it('a cached file is never taken for what other code makes, or the same code from another source', async () => {
  const code = join(folder, 'code.ts');
  const pathFor = async (written: string, source: string) => {
    writeFileSync(code, written);
    // A run reads its code once.
    vi.resetModules();
    return (await import('../../plugins/pages/cache')).cachePath('kind', [code], source);
  };
  const before = await pathFor('one', 'source');
  expect(await pathFor('one', 'source')).toBe(before);
  expect(await pathFor('two', 'source')).not.toBe(before);
  expect(await pathFor('one', 'another')).not.toBe(before);
});
