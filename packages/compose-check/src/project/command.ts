import {type Value, isList, textOf} from '../yaml/value';

const PART = /(\s+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([;&|<>])|([^\s'"\\;&|<>]+)/gs;

/** Words of a command in one text, with the quotes of a shell. As the tool does, it ends before an operator of a shell. */
export function shellWords(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const [, space, single, double, escaped, operator, plain] of text.matchAll(PART)) {
    if (operator) break;
    if (space) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = `${word ?? ''}${single ?? double?.replaceAll(/\\(.)/gs, '$1') ?? escaped ?? plain}`;
  }
  return word === undefined ? words : [...words, word];
}

export const wordsIn = (value: Value | undefined): string[] =>
  isList(value) ? value.items.map((item) => textOf(item) ?? '') : shellWords(textOf(value) ?? '');

/** What a shell runs, where a command only starts one: `sh -c "…"`. */
const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z|a)?sh$/;

/** Parts of a script, one for each command that a shell runs. */
export function scriptOf(words: readonly string[]): string[] {
  const flag = SHELL.test(words[0] ?? '') ? words.findIndex((word) => /^-[a-z]*c$/.test(word)) : -1;
  const script = flag < 0 ? words.join(' ') : (words[flag + 1] ?? '');
  return script
    .split(/&&|\|\||[;&\n]/)
    .map((part) => part.trim().replace(/^(?:exec|do|then|sudo)\s+/, ''))
    .filter((part) => part !== '' && !/^(?:done|fi)$/.test(part));
}

export const isShell = (word: string): boolean => SHELL.test(word);
