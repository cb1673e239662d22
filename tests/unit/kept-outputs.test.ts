import {existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {keepOutputs, keptOutputs} from '../../plugins/outputs/kept-outputs';
import {folderWith} from '../support/folder-with';

const home = process.cwd();
beforeEach(() => {
  process.chdir(folderWith({}));
  // What every page is compiled with.
  for (const name of ['config', 'plugins', 'src/lib/code', 'docs']) mkdirSync(name, {recursive: true});
});
afterEach(() => process.chdir(home));

const key = (dates: [string, string][] = []) => keptOutputs(['docs', 'missing'], new Map(dates));

it.each(['page.mdx', 'Dockerfile', 'drawing.svg'])('makes files again after a change of %s', (name) => {
  const empty = key();
  writeFileSync(join('docs', name), 'one');
  const one = key();
  expect(one).not.toBe(empty);
  expect(key()).toBe(one);
  writeFileSync(join('docs', name), 'two');
  expect(key()).not.toBe(one);
});

it('makes files again after a new date, and not after a run of an example', () => {
  const before = key();
  expect(key([['docs/a.mdx', '2026-01-31']])).not.toBe(before);
  mkdirSync('docs/node_modules');
  writeFileSync('docs/node_modules/a.js', 'one');
  expect(key()).toBe(before);
});

it('keeps the files of a build for a day, and nothing of one that failed', async () => {
  const make = vi.fn(async (into: string) => {
    mkdirSync(into, {recursive: true});
    writeFileSync(join(into, 'a.txt'), 'a');
  });
  const first = key();
  await keepOutputs(first, make);
  await keepOutputs(first, make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(join(first, 'a.txt'), 'utf8')).toBe('a');
  const second = key([['a', 'b']]);
  const fail = async (into: string) => {
    await make(into);
    throw new Error('no');
  };
  await expect(keepOutputs(second, fail)).rejects.toThrow('no');
  expect(existsSync(second)).toBe(false);
  utimesSync(first, 0, 0);
  await keepOutputs(second, make);
  expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
});
