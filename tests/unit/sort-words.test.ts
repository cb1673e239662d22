import {expect, it} from 'vitest';
import {checkWordList} from '../support/checks/word-list';
import {sortWords} from '../../tools/fix';

const MIXED = 'zone\nBun\napex\nzone\nbun\n\nAurora\n';
const linesOf = (text: string) => text.trimEnd().split('\n');

it('npm run fix sorts the word list as its check wants it', () => {
  const texts = [MIXED];
  expect(checkWordList({words: linesOf(MIXED).filter(Boolean), texts})).not.toEqual([]);
  const sorted = linesOf(sortWords(MIXED));
  expect(sorted).toEqual(['apex', 'Aurora', 'Bun', 'zone']);
  expect(checkWordList({words: sorted, texts})).toEqual([]);
});
