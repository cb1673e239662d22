import {readFileSync} from 'node:fs';
import {it} from 'vitest';
import {checkWordList} from '../support/checks/word-list';
import {expectNone} from '../support/expect-none';
import {maskProse, readProse} from '../support/prose-text';

it('keeps the word list sorted and free of words that nothing uses', () => {
  const texts = readProse().map(({path, text}) => maskProse(path, text));
  const words = readFileSync('words.txt', 'utf8').trimEnd().split('\n');
  expectNone(checkWordList({words, texts}));
});
