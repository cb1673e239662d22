const INSIDE_WORD = /^[\p{L}\p{N}]{2}$/u;

/** Whether each word of a query begins a word of a text, however they're separated. */
export const hasWords = (text: string, query: string): boolean =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((word) =>
      text
        .toLowerCase()
        .split(word)
        .slice(0, -1)
        .some((before) => !INSIDE_WORD.test(before.slice(-1) + word.charAt(0))),
    );
