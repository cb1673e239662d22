/** A text in double quotes as the tool's messages have it: Go also escapes spaces that can't be seen. */
export const goQuoted = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\u007F-\u009F\u00A0\u00AD\u1680\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/g,
    (letter) => `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** A text without the spaces at its end that Go knows: the byte order mark isn't one. */
export const goTrimEnd = (text: string): string => text.replace(/[^\S\uFEFF]+$/, '');
