import {CST, Lexer} from 'yaml';
import type {Place, Problem} from './value';

/**
 * Characters that the tool's YAML parser refuses anywhere in a file, in comments too. Half of a surrogate pair isn't one
 * of them: it's saved as U+FFFD.
 */
const FORBIDDEN = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

export function forbiddenCharacter(text: string, file: number): Problem | null {
  const start = text.search(FORBIDDEN);
  if (start < 0) return null;
  const name = `U+${text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0')}`;
  const message = 'yaml: control characters are not allowed';
  return {rule: 'yaml-character', place: {file, start, end: start + 1}, text: `\`${name}\``, message};
}

/**
 * A text with the line breaks of YAML 1.1 as the parser here knows them: a lone carriage return, and three of Unicode.
 * Every character keeps its offset.
 */
export const withPlainBreaks = (text: string): string => text.replaceAll(/\r(?!\n)|[\u0085\u2028\u2029]/g, '\n');

const TAB = {
  start: 'found character that cannot start any token',
  plain: 'found a tab character that violates indentation',
  block: 'found a tab character where an indentation space is expected',
};

/** Tokens after which a key may follow: there the tool's parser skips spaces only. */
const KEY_MAY_FOLLOW = new Set(['newline', 'seq-item-ind', 'explicit-key-ind', 'comment', '']);

/**
 * The first tab that the tool's parser refuses and the parser here doesn't: one before the first token of a line, even if
 * the line is blank or a comment, and after a dash. In flow collections and in quotes tabs are allowed.
 */
export function refusedTab(text: string, file: number): {place: Place; message: string} | null {
  if (!text.includes('\t')) return null;
  let [offset, depth, before, last] = [0, 0, '', ''];
  for (const source of new Lexer().lex(text)) {
    const type = before === 'scalar' ? 'content' : (CST.tokenType(source) ?? '');
    if (type === 'flow-error-end') return null;
    const isMark = source === CST.SCALAR || source === CST.DOCUMENT;
    const isBlock = type === 'content' && last === 'block-scalar-header';
    const tab = offset + source.indexOf('\t');
    const refuse = (message: string) => ({place: {file, start: tab, end: tab + 1}, message: `yaml: ${message}`});
    if (isBlock && /^(?: *\n)* *\t/.test(source)) return refuse(TAB.block);
    if (type === 'space' && tab >= offset && depth === 0 && KEY_MAY_FOLLOW.has(before))
      return refuse(last === 'content' ? TAB.plain : TAB.start);
    if (type === 'flow-map-start' || type === 'flow-seq-start') depth += 1;
    if (type === 'flow-map-end' || type === 'flow-seq-end') depth -= 1;
    if (!isMark) offset += source.length;
    if (isBlock) last = 'block';
    else if (!isMark && !['newline', 'space'].includes(type)) last = type;
    if (source !== CST.DOCUMENT && type !== 'space') before = type;
  }
  return null;
}

/** An escape in double quotes that the tool's parser doesn't have: `\/`, and half of a surrogate pair. */
export function refusedEscape(source: string): string | null {
  const [, escape = ''] = /^(?:[^\\]|\\(?!\/|u[dD][89a-fA-F])[^])*\\(\/|u[dD][89a-fA-F])/.exec(source) ?? [];
  if (escape === '') return null;
  return escape === '/' ? 'found unknown escape character' : 'found invalid Unicode character escape code';
}
