/**
 * Text to copy: every line but those that a diff removes. Prompts are drawn by styles, and so are no text.
 */
export function shownText(code: HTMLElement): string {
  return [...code.querySelectorAll('.code-block__line:not(.code-block__line--delete)')]
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}
