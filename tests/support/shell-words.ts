/** One command of a shell snippet: its words without quotes, and the line it starts on (1 is the first). */
export interface ShellCommand {
  words: string[];
  line: number;
}

const SEPARATOR = /^(&&|\|\||;;|[;&|\n])/;

/**
 * Splits a shell snippet into commands and words: quotes, escapes, continuation lines, comments, redirects, pipes and
 * lists. Enough of the POSIX grammar for documentation; here-documents are skipped as one word.
 */
export function shellCommands(source: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let word: string | null = null;
  let line = 1;
  let start = 1;
  const endWord = () => {
    if (word !== null) words.push(word);
    word = null;
  };
  const endCommand = () => {
    endWord();
    if (words.length) commands.push({words, line: start});
    words = [];
  };
  for (let index = 0; index < source.length;) {
    const rest = source.slice(index);
    const separator = SEPARATOR.exec(rest);
    const char = source[index] ?? '';
    if (rest.startsWith('\\\n')) {
      line += 1;
      index += 2;
    } else if (char === '\\') {
      word = (word ?? '') + (source[index + 1] ?? '');
      index += 2;
    } else if (separator) {
      endCommand();
      if (char === '\n') line += 1;
      start = line;
      index += separator[0].length;
    } else if (/\s/.test(char)) {
      endWord();
      index += 1;
    } else if (char === '#' && word === null) {
      index += rest.search(/\n|$/);
    } else if (/^\d*[<>]/.test(rest) && word === null) {
      endWord();
      const redirection = /^\d*[<>]{1,2}&?-?\s*\S*/.exec(rest)?.[0] ?? char;
      const here = /^<<-?\s*['"]?(\w+)['"]?/.exec(rest)?.[1];
      const end = here ? rest.search(new RegExp(`\\n\\s*${here}(\\n|$)`)) : -1;
      const length = end > 0 ? end + (rest.slice(end).match(/^\n[^\n]*/)?.[0].length ?? 0) : redirection.length;
      line += (rest.slice(0, length).match(/\n/g) ?? []).length;
      index += length;
    } else if (char === "'" || char === '"') {
      const close = closingQuote(source, index);
      word = (word ?? '') + source.slice(index + 1, close);
      line += (source.slice(index, close).match(/\n/g) ?? []).length;
      index = close + 1;
    } else {
      if (!words.length && word === null) start = line;
      word = (word ?? '') + char;
      index += 1;
    }
  }
  endCommand();
  return commands;
}

function closingQuote(source: string, open: number): number {
  const quote = source[open];
  for (let index = open + 1; index < source.length; index += 1) {
    if (source[index] === '\\' && quote === '"') index += 1;
    else if (source[index] === quote) return index;
  }
  return source.length;
}
