/** A code block, read from its fence or from an answer. */
export interface Block {
  /** Without the last line feed. */
  code: string;
  language: string;
  title?: string;
  /** Indexes of marked lines. */
  marked: ReadonlySet<number>;
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
 * Reads what comes after the language of a fence, as Docusaurus does: `title="…"`, and the lines to mark as `{1,3-5}`.
 *
 * @see https://docusaurus.io/docs/markdown-features/code-blocks
 */
export function readBlock(source: string, language: string, meta = ''): Block {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2];
  return {
    code: source.replace(/\r?\n$/, ''),
    language: language.toLowerCase(),
    marked: readRange(/\{([\d,-]+)\}/.exec(meta)?.[1] ?? ''),
    ...(title && {title}),
  };
}
