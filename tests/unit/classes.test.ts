import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {findFiles} from '../support/files';

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
