import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {cascadeLayers} from '../../plugins/bundling/layers';
import {findFiles} from '../support/files';

const RULE = 'a { color: red; }';

/** The layer that a sheet is put into, around all that it says. */
function layerIn(path: string): string | undefined {
  const [block, ...others] = postcss([cascadeLayers]).process(RULE, {from: path}).root.nodes;
  expect(others).toEqual([]);
  if (block?.type !== 'atrule') return undefined;
  expect(String(block.first).trim()).toBe(RULE);
  return `${block.name} ${block.params}`;
}

it.each([
  ['src/css/tokens.css', 'layer tokens'],
  ['src/css/base.css', 'layer base'],
  ['src/css/docs/prose.css', 'layer theme'],
  ['src/resilience/notice.css', 'layer theme'],
  ['src/components/Choice/choice.module.css', 'layer components'],
  ['src/css/fonts.css', undefined],
  ['src/css/index.css', undefined],
  ['node_modules/a/b.css', undefined],
])('%s: %s', (path, layer) => expect(layerIn(path)).toBe(layer));

it('has a class for each name that a module takes from the global sheets', () => {
  const sheets = findFiles(['src'], /\.css$/).map((path) => ({path, css: readFileSync(path, 'utf8')}));
  const globals = sheets.filter(({path}) => !path.endsWith('.module.css')).map(({css}) => css);
  const composed = sheets
    .flatMap(({css}) => [...css.matchAll(/composes: (.+) from global;/g)])
    .flatMap(([, names]) => names?.split(' '));
  const missing = composed.filter((name) => !globals.some((css) => css.includes(`.${name}`)));
  expect(missing).toEqual([]);
});

it('has a class for each name that a component takes from its module', () => {
  const missing = findFiles(['src'], /\.tsx?$/).flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    return [...code.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)].flatMap(([, name = '', file = '']) => {
      const css = readFileSync(join(file.startsWith('.') ? dirname(path) : '', file.replace('@site/', '')), 'utf8');
      const taken = code.matchAll(new RegExp(`(?<![-\\w./])${name}\\.(\\w+)`, 'g'));
      return [...taken]
        .filter(([, one]) => !new RegExp(`\\.${one}(?![\\w-])`).test(css))
        .map(([one]) => `${path}: ${one}`);
    });
  });
  expect(missing).toEqual([]);
});
