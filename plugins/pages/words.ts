const LONG = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
const AND = new Intl.ListFormat('en-US', {type: 'conjunction'});

/** `2026-01-31` as sentences have it: January 31, 2026. */
export const onDate = (date: string): string => LONG.format(new Date(date));

/** Names as a sentence has them: one, two, and three. */
export const allOf = (names: readonly string[]): string => AND.format(names);
