import {expect, it} from 'vitest';
import {meaningOf} from '../../src/lib/own-release';

it.each([
  ['since', '3.6.0', '3.6.0', null],
  ['since', '3.6.0', '3.5.4', 'not in 3.5.4'],
  ['removed', '3.11.0', '3.10.1', 'still in 3.10.1'],
  ['removed', '3.11.0', '3.11.0', 'not in 3.11.0'],
  ['changed', '3.11.0', '2.4.1', 'not yet in 2.4.1'],
  ['changed', '2.9.0', '3.0.0', null],
  ['before', '3.0.0', '2.10.0', 'still in 2.10.0'],
  ['before', '3.0.0', '3.0.0', null],
  ['since', '3.6.0', null, null],
] as const)('says what "%s %s" means to somebody with %s', (kind, release, own, words) => {
  expect(meaningOf(kind, release, own)).toBe(words);
});
