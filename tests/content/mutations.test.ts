import {expect, it} from 'vitest';
import {checkMutations, readList} from '../support/checks/mutations';
import {expectNone} from '../support/expect-none';

const list = readList();

it('takes away what is there, and names tests that exist', () => expectNone(checkMutations(list)));

it('has a line of every section of the specification', () => {
  const proofs = [...list.mutations, ...list.reasons].flatMap(({proves}) => proves);
  const sections = new Set(proofs.map(({line}) => /^(\d): /.exec(line)?.[1]).filter(Boolean));
  expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});
