import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {BUILD} from '../support/built-site';

const SCRIPTS = join(BUILD, 'assets/js');

/** An object of the runtime, `{modal:"0a1b2c3d",4:"…"}`, as pairs. */
const pairsOf = (list: string) =>
  [...list.matchAll(/"?([\w-]+)"?:"([\w-]+)"/g)].map(([, key = '', value = '']): [string, string] => [key, value]);

/** With a stale cache of the bundler, a part that is fetched later could have the name of a former build. */
it('every script that is fetched later is in the build', () => {
  const runtime = readdirSync(SCRIPTS).find((name) => /^runtime~main\..*\.js$/.test(name)) ?? '';
  const text = readFileSync(join(SCRIPTS, runtime), 'utf8');
  const start = text.indexOf('"assets/js/"');
  const lists = [...text.slice(start, text.indexOf('".js"', start)).matchAll(/\{[^{}]*\}/g)].map(
    ([list]) => new Map(pairsOf(list)),
  );
  // The runtime puts a name together from a list of names and one of hashes.
  const [names, hashes] = [lists[0], lists.at(-1)];
  const files = [...(hashes ?? [])].map(([id, hash]) => `${names?.get(id) ?? id}.${hash}.js`);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(join(SCRIPTS, file)))).toEqual([]);
});
