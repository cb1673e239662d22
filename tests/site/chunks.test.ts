import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../support/built-site';

const SCRIPTS = join(BUILD, 'assets/js');
const runtime = readFileSync(
  join(SCRIPTS, readdirSync(SCRIPTS).find((name) => /^runtime~main\..*\.js$/.test(name)) ?? ''),
  'utf8',
);

/** An object of the runtime, `{modal:"0a1b2c3d",4:"…"}`, as pairs. */
const pairsOf = (list: string) =>
  [...list.matchAll(/"?([\w-]+)"?:"([\w-]+)"/g)].map(([, key = '', value = '']): [string, string] => [key, value]);

/** Files of a folder that the runtime asks for: it puts their names together from a list of hashes, and one of names. */
function filesOf(folder: string, extension: string): string[] {
  const start = runtime.indexOf(`"assets/${folder}/"`);
  const text = runtime.slice(start, runtime.indexOf(`".${extension}"`, start));
  const lists = [...text.matchAll(/\{[^{}]*\}/g)].map(([list]) => new Map(pairsOf(list)));
  const names = lists.length > 1 ? lists[0] : undefined;
  const hashes = [...(lists.at(-1) ?? [])];
  return hashes.map(([id, hash]) => (folder === 'js' ? `${hash}.js` : `${names?.get(id) ?? id}.${hash}.css`));
}

const missing = (folder: string, files: readonly string[]) =>
  files.filter((file) => !existsSync(join(BUILD, 'assets', folder, file)));

/** With a stale cache of the bundler, a part that is fetched later could have the name of a former build. */
describe('every file that is fetched later is in the build', () => {
  it('scripts', () => {
    const scripts = filesOf('js', 'js');
    expect(scripts.length).toBeGreaterThan(30);
    expect(missing('js', scripts)).toEqual([]);
  });

  it('scripts of pages', () => {
    const name = /[{,]pages:"(\w+)"/.exec(runtime)?.[1] ?? '';
    const rows = readFileSync(join(SCRIPTS, `${name}.js`), 'utf8').matchAll(/"([\da-f]{8})"\]/g);
    const scripts = [...rows].map(([, hash = '']) => `${hash}.js`);
    expect(scripts.length).toBeGreaterThan(100);
    expect(missing('js', scripts)).toEqual([]);
  });

  it('styles', () => {
    const styles = filesOf('css', 'css');
    expect(styles.length).toBeGreaterThan(3);
    expect(missing('css', styles)).toEqual([]);
  });
});

it('pages call what makes elements by a name of their own, so that the bundler keeps no reference for each call', () => {
  const texts = readdirSync(SCRIPTS).map((name) => readFileSync(join(SCRIPTS, name), 'utf8'));
  const pages = texts.filter((text) => text.includes('frontMatter:'));
  expect(pages.length).toBeGreaterThan(100);
  // Components that only one page has are in its file, and keep theirs.
  const calls = pages.map((text) => (text.match(/\(0,[\w$]+\.jsxs?\)/g) ?? []).length);
  expect(calls.sort((a, b) => a - b)[Math.floor(calls.length / 2)]).toBeLessThan(20);
});
