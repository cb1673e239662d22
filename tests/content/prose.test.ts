import {it} from 'vitest';
import {giveAdvice} from '../support/advice';
import {checkProse} from '../support/checks/prose';
import {expectNone} from '../support/expect-none';
import {readProse} from '../support/prose-text';

it('writes names, terms and headings in one way', () => {
  const {errors, advice} = checkProse(readProse());
  giveAdvice('prose', advice);
  expectNone(errors);
});
