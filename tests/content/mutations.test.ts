import {it} from 'vitest';
import {readList} from '../mutations/read-list.mjs';
import {checkMutations} from '../support/checks/mutations';
import {expectNone} from '../support/expect-none';
import {specRows} from '../support/spec-rows.mjs';

it('takes every behavior of the specification away, or says why not', () =>
  expectNone(checkMutations(readList(), specRows())));
