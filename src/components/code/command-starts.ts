/**
 * Which lines of a shell block begin a command, and so carry a prompt: not comments, not empty lines, and nothing that
 * continues a line that ends with a backslash, an open quote or a here-document.
 */
export function commandStarts(code: string): boolean[] {
  let quote = '';
  let hereDocument: string | undefined;
  let isContinued = false;
  return code.split('\n').map((line) => {
    if (hereDocument !== undefined) {
      if (line.trim() === hereDocument) hereDocument = undefined;
      return false;
    }
    const isStart = !isContinued && !quote && line.trim() !== '' && !line.trimStart().startsWith('#');
    if (line.trimStart().startsWith('#') && !quote) return false;
    for (const [index, character] of [...line].entries()) {
      if (line[index - 1] === '\\' && quote !== "'") continue;
      if (quote ? character === quote : character === '"' || character === "'") quote = quote ? '' : character;
    }
    hereDocument = quote ? undefined : /<<-?\s*['"]?(\w+)['"]?/.exec(line)?.[1];
    isContinued = /\\$/.test(line);
    return isStart;
  });
}
