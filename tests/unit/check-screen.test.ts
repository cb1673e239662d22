import {expect, it} from 'vitest';
import {looksPasted} from 'compose-check/kind-of';
import {readGold} from '../gold/gold';

it('takes no question that readers ask the search for a message', () => {
  const {covered} = readGold({file: 'tests/gold/search.json'});
  expect(covered.filter(({question}) => !/[:;"(]/.test(question) && looksPasted(question))).toEqual([]);
});
