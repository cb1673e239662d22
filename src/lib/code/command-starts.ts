/** `<<EOF` or `<<-'EOF'`. */
const HERE_DOCUMENT = /^<<-?\s*['"]?([A-Za-z_]\w*)/;

/** What a line leaves open for the lines below it. */
interface Open {
  quote: string;
  hereDocument?: string | undefined;
  isContinued: boolean;
}

const NOTHING: Open = {quote: '', isContinued: false};

/** Reads a line that begins in a quote or outside of one. */
function readLine(line: string, {quote}: Open): Open {
  const open: Open = {quote, isContinued: false};
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === '\\' && open.quote !== "'") {
      index += 1;
      open.isContinued = index === line.length;
    } else if (open.quote) {
      if (character === open.quote) open.quote = '';
    } else if (character === '"' || character === "'") open.quote = character;
    else if (character === '#' && /^\s?$/.test(line.charAt(index - 1))) return open;
    // One word as input: the next line is a command again.
    else if (line.startsWith('<<<', index)) index += 2;
    else open.hereDocument ??= HERE_DOCUMENT.exec(line.slice(index))?.[1];
  }
  return open;
}

/**
 * Which lines of a shell block begin a command, and so carry a prompt: not comments, not empty lines, and nothing that
 * continues a line that ends with a backslash, an open quote or a here-document.
 */
export function commandStarts(code: string): boolean[] {
  let open = NOTHING;
  return code.split('\n').map((line) => {
    if (open.hereDocument !== undefined) {
      if (line.trim() === open.hereDocument) open = NOTHING;
      return false;
    }
    const isStart = !open.isContinued && !open.quote && /^\s*[^\s#]/.test(line);
    open = readLine(line, open);
    return isStart;
  });
}
