/**
 * What a reader wants to have of a block: the lines that stay after a diff. Prompts and numbers are drawn by styles and
 * so no text.
 */
export function shownText(code: HTMLElement): string {
  return [...code.querySelectorAll('.code-block__line:not(.code-block__line--delete)')]
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}
