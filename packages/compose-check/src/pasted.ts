import {CST, Lexer} from 'yaml';
import type {Context} from './context';
import {isEnvName} from './project/env-file';

const codeOf = (character: string): string =>
  `\`U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\``;

/** What word processors and web pages write for YAML's quotes, dashes and spaces, and what to do about it. */
const PASTED: [found: RegExp, change: (character: string) => string][] = [
  [/^[“”„«]|[“”»]$/, (character) => `Replace \`${character}\` with \`"\``],
  [/^[‘’‚]|[‘’]$/, (character) => `Replace \`${character}\` with \`'\``],
  [/^[–—−•](?=\s)/, (character) => `Replace \`${character}\` with \`-\``],
  [/^[\u200B-\u200D\u2060]|[\u200B-\u200D\u2060]$/, (character) => `Delete the invisible ${codeOf(character)}`],
  [/[^\S \t\r\n\u2028\u2029]/, (character) => `Replace the space ${codeOf(character)} with an ordinary one`],
];

/** The first such character: not in quotes, comments and block scalars, where it means itself. */
function firstPasted(text: string): {start: number; change: string} | undefined {
  let [offset, isText, last] = [0, false, ''];
  for (const source of new Lexer().lex(text)) {
    const isBlock = CST.tokenType(last) === 'block-scalar-header';
    for (const [pattern, change] of isText && !isBlock ? PASTED : []) {
      const found = pattern.exec(source);
      if (found) return {start: offset + found.index, change: change(found[0])};
    }
    isText = source === CST.SCALAR;
    if (isText || source === CST.DOCUMENT) continue;
    offset += source.length;
    if (!/^\s*$/.test(source)) last = source;
  }
  return undefined;
}

/** Says it of the files whose lines with such a character stop the deployment, or don't work: a value may have quotes of its own. */
export function sayPasted({input, report}: Context): void {
  const harms = report.findings().filter(({severity}) => severity === 'stops' || severity === 'wont-work');
  for (const [file, {name, text}] of input.files.entries()) {
    const found = isEnvName(name) ? undefined : firstPasted(text);
    if (!found) continue;
    const place = {file, start: found.start, end: found.start + 1};
    const line = report.lineOf(place);
    const harm = harms.find(
      ({rule, file: own, start, end}) =>
        own === name && (rule === 'yaml-syntax' || (start.line <= line && line <= end.line)),
    );
    const id = harm?.severity === 'stops' ? 'yaml-pasted' : 'yaml-pasted-name';
    if (harm) report.say(id, {place, path: ''}, {CHANGE: found.change});
  }
}
