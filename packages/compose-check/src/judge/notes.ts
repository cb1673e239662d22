/** What the reference says of keys without effect, and the check in its own words. */
export const EMPTY_PHRASES = /(?:Passed on unchecked\.|Reported with `--debug` only\.|Don't rely on it\.)\s*/g;

/** First sentences of a note. A dot in code or inside a word doesn't end a sentence. */
export function firstSentences(note: string, count: number): string {
  const ends = [...note.replace(/`[^`]*`/g, (code) => '~'.repeat(code.length)).matchAll(/[.!?](?=\s|$)/g)];
  const end = ends[count - 1]?.index;
  return end === undefined ? note : note.slice(0, end + 1);
}
