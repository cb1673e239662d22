import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkWordList} from '../support/checks/word-list';
import {findFiles, readFiles} from '../support/files';

interface Config {
  patterns: {name: string; pattern: string}[];
}

const spelled = () =>
  readFiles([...findFiles(['docs', 'src', 'tests'], /\.(mdx?|yaml)$|samples\.json$/), ...findFiles(['.'], /\.md$/)]);

it('keeps the word list sorted and free of words that nothing uses', () => {
  const {patterns} = parse(readFileSync('cspell.config.yaml', 'utf8')) as Config;
  const skipped = patterns.map(({pattern}) => {
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern) ?? [];
    return new RegExp(source, flags);
  });
  const texts = spelled().map((file) => skipped.reduce((text, pattern) => text.replace(pattern, ' '), file.text));
  const words = readFileSync('words.txt', 'utf8').trimEnd().split('\n');
  expect(checkWordList({words, texts})).toEqual([]);
});
