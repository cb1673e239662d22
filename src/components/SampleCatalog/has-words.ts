const INSIDE_WORD = /^[\p{L}\p{N}]{2}$/u;

/** Between the words of a query: dashes and quotes too, whichever a phone or a word processor makes of them. */
const BETWEEN = /[^\p{L}\p{N}.#+]+/u;

/** Whether each word of a query begins a word of a text, however they're separated, and with or without dots and dashes. */
export function hasWords(text: string, query: string): boolean {
  const words = `${text} ${text.replaceAll(/[-.]/g, '')}`.toLowerCase();
  const begins = (word: string): boolean =>
    words
      .split(word)
      .slice(0, -1)
      .some((before) => !INSIDE_WORD.test(before.slice(-1) + word.charAt(0)));
  return query.normalize('NFKC').toLowerCase().split(BETWEEN).filter(Boolean).every(begins);
}
