import {it} from 'vitest';
import {readList} from '../support/mutation-list';
import {checkMutations} from '../support/checks/mutations';
import {expectNone} from '../support/expect-none';
import {specRows} from '../support/spec-rows';

it('takes every behavior of the specification away, or says why not', () =>
  expectNone(checkMutations(readList(), specRows())));
