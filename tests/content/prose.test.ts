import {mkdirSync, writeFileSync} from 'node:fs';
import {it} from 'vitest';
import {checkProse} from '../support/checks/prose';
import {expectNone} from '../support/expect-none';
import {readProse} from '../support/prose-text';

it('writes names, terms and headings in one way', () => {
  const {errors, advice} = checkProse(readProse());
  mkdirSync('test-results', {recursive: true});
  writeFileSync('test-results/advice.json', JSON.stringify(advice, null, 1));
  expectNone(errors);
});
