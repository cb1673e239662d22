/** A place in a line: its first character, and the one after its last. */
export interface Range {
  from: number;
  to: number;
}

/** Words of a shell's line: what's in quotes belongs to the word around it. */
const WORDS = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;

const FLAG = /^--?[a-zA-Z][\w-]*$/;

/** What can't be the value of a flag. */
const NO_VALUE = /^(?:-.*|[|&;<>]+|\\)$/;

/** Browsers break lines after a hyphen, among others. */
const BREAKABLE = /\W/;

/** Characters: what is longer doesn't fit on each line of a phone, so it may break; a line that isn't fits anywhere. */
const MOST = 26;

/**
 * The parts of a command that no line break may cut: each flag with its value, and words such as `us-east-1`. The line
 * feed itself isn't written, so Copy doesn't see it.
 */
export function unbrokenParts(line: string): Range[] {
  if (line.length <= MOST) return [];
  const words = [...line.matchAll(WORDS)].map(({0: text, index}) => ({text, from: index, to: index + text.length}));
  const parts: Range[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const next = words[index + 1];
    if (!word) break;
    const {text, from, to} = word;
    const takesNext = next && (next.text === '\\' || (FLAG.test(text) && !NO_VALUE.test(next.text)));
    if (takesNext && next.to - from <= MOST) {
      parts.push({from, to: next.to});
      index += 1;
    } else if (BREAKABLE.test(text) && to - from <= MOST) parts.push({from, to});
  }
  return parts;
}
