import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {CHARACTERS} from '../../plugins/bundling/fallback-fonts';
import {builtPages} from '../support/built-site';

/** Characters that the uncut font has, as its package lists them: `U+0000-00FF,U+0131,…`. */
function charactersOfFont(): (character: string) => boolean {
  const path = require.resolve('@fontsource-variable/atkinson-hyperlegible-next/unicode.json');
  const {latin} = JSON.parse(readFileSync(path, 'utf8')) as {latin: string};
  const ranges = latin.split(',').map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16)),
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = from]) => code > 0x7e && code >= from && code <= to);
  };
}

it.each([
  ['next', 'body'],
  ['mono', 'code, pre, kbd, samp'],
] as const)(
  'every character that the pages write is in the cut of the font %s, if the font has it',
  (name, elements) => {
    const isInFont = charactersOfFont();
    const used = new Set(builtPages().flatMap(({$}) => [...new Set($(elements).text())].filter(isInFont)));
    expect(used).toContain('…');
    expect([...used].filter((character) => !CHARACTERS[name].includes(character))).toEqual([]);
  },
);
