import {once} from 'node:events';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {expect, it, vi} from 'vitest';
import {folderWith} from '../support/folder-with';

const folder = folderWith({});

/** Keeps one file again and again; a thread starts without the loader that reads TypeScript. */
const WRITE = `
const {workerData: {path, root}} = require('node:worker_threads');
const {writeCached} = require(root + '/node_modules/jiti')(root + '/kept.js')('./plugins/pages/cache.ts');
for (let round = 0; round < 2000; round += 1) writeCached(path, 'text');
`;

it('two threads of one build keep the same file at the same time', async () => {
  const path = join(folder, 'figure');
  const threads = [1, 2].map(() => new Worker(WRITE, {eval: true, workerData: {path, root: process.cwd()}}));
  await Promise.all(threads.map((thread) => once(thread, 'exit')));
  expect(readFileSync(path, 'utf8')).toBe('text');
  expect(readdirSync(folder)).toEqual(['figure']);
});

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
