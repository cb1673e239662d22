export interface GoText {
  text: string;
  /** Line of the file, from 1. */
  line: number;
}

/** A comment, a rune, a raw string, or a string with escapes: whichever begins first hides the others. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])+'|`([^`]*)`|"((?:\\.|[^"\\\n])*)"/g;

const ESCAPES: Record<string, string> = {n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\'};

/** Characters by their number stay as they're written: both releases write them alike. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/g, (whole, letter: string) => ESCAPES[letter] ?? whole);

export function goTexts(source: string): GoText[] {
  const texts: GoText[] = [];
  let line = 1;
  let at = 0;
  for (const {1: raw, 2: quoted, index} of source.matchAll(TOKEN)) {
    line += source.slice(at, index).split('\n').length - 1;
    at = index;
    if (raw !== undefined) texts.push({text: raw, line});
    else if (quoted !== undefined) texts.push({text: unescaped(quoted), line});
  }
  return texts;
}
