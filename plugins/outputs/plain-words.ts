/** What a sentence of Markdown says, without addresses and marks, for programs that show no Markdown. */
export const plainWords = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
