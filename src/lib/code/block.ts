/** A code block, read from its fence or from the props of a component. */
export interface Block {
  /** Without marking comments and the last line feed. */
  code: string;
  language: string;
  title?: string;
  /** Indexes of marked lines. */
  marked: ReadonlySet<number>;
  /** Number of the first line, where lines are numbered. */
  firstNumber?: number;
}

/**
 * A comment on its own line, in any language: `# highlight-next-line`, `// highlight-start`, `<!-- highlight-end -->`.
 */
const MARK = /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|%)\s*highlight-(next-line|start|end)\s*(?:\*\/(?:\s*\})?|-->)?\s*$/;

/** Takes the marking comments out, and says which lines they mean. */
function takeMarks(code: string): {code: string; marked: Set<number>} {
  const lines: string[] = [];
  const marked = new Set<number>();
  let isRange = false;
  for (const line of code.split('\n')) {
    const mark = MARK.exec(line)?.[1];
    if (mark === 'next-line') marked.add(lines.length);
    else if (mark) isRange = mark === 'start';
    else {
      if (isRange) marked.add(lines.length);
      lines.push(line);
    }
  }
  return {code: lines.join('\n'), marked};
}

/** Line indexes of `1,3-5`, which counts from one. */
function readRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',').filter(Boolean)) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line++) lines.add(line - 1);
  }
  return lines;
}

/**
 * Reads what comes after the language of a fence, as Docusaurus does: `title="…"`, `{1,3-5}` and `showLineNumbers`.
 * Lines are marked by the range, or by comments where there is none.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks
 */
export function readBlock(source: string, language: string, meta = ''): Block {
  const code = source.replace(/\r?\n$/, '');
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?:\s|$)/.exec(meta);
  return {
    ...(range ? {code, marked: readRange(range)} : takeMarks(code)),
    language: language.toLowerCase(),
    ...(title && {title}),
    ...(numbers && {firstNumber: Number(numbers[1] ?? 1)}),
  };
}
