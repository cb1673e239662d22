/** ASCII, and what the pages write beyond it: what is left of the fonts. */
const ASCII = String.fromCharCode(...Array.from({length: 95}, (_, index) => index + 32));
export const CHARACTERS = `${ASCII}\u00a0\u200b–—‘’“”…·•×→←↑↓©é°±−`;
