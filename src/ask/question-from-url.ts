/** Longest question of the field, in characters; Ask reads no more of one (docs-index). */
export const MAXIMUM_QUESTION = 500;

/** Question of the address, such as `?q=How+do+I…`: plain text of limited length, without control characters. */
export function questionFromUrl(search: string): string {
  const raw = new URLSearchParams(search).get('q') ?? '';
  return cleanQuestion(raw);
}

/** Makes one line of limited length of what somebody typed. */
export function cleanQuestion(raw: string): string {
  return (
    raw
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim()
      .slice(0, MAXIMUM_QUESTION)
      // Half a character, such as an emoji that was cut in two, can't be part of an address.
      .replace(/\p{Cs}/gu, '')
  );
}
