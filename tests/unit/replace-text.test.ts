import {expect, it} from 'vitest';
import loader from '../../plugins/replace-text/loader.cjs';
import {type Replacement, replaceText} from '../../plugins/replace-text/replace-text';

function run(source: string, replacement: Replacement): string {
  const {options} = replaceText(replacement, 'write it anew.');
  const context = {resourcePath: 'a.js', getOptions: () => options};
  return (loader as (this: unknown, source: string) => string).call(context, source);
}

it.each<[Replacement, string]>([
  [{from: 'b()', to: '$&c()'}, 'a $&c() d'],
  [{from: /[ab]/g, to: ''}, ' () d'],
])('replaces %j', (replacement, result) => {
  expect(run('a b() d', replacement)).toBe(result);
});

it('stops the build at a file of another release', () => {
  expect(() => run('a', {from: 'b()', to: 'c()'})).toThrow('a.js does not have "b()": write it anew.');
});
