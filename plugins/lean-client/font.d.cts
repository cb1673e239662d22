/** What is left of the fonts. */
export const CHARACTERS: string;
