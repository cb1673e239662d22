/**
 * Decodes `amp` of `&amp;`, with the browser's own list. Stands for the package `decode-named-character-reference` in the
 * bundle, whose code for browsers needs a document as soon as it's loaded, which a worker doesn't have, and whose other
 * code brings a list of 11 kB. The Markdown that the worker reads is our own, and has no such names.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  if (typeof document === 'undefined') return false;
  const box = document.createElement('textarea');
  box.innerHTML = `&${name};`;
  // A name that is only the beginning of this one, such as `not` of `notit`, leaves the rest.
  return box.value.endsWith(';') && name !== 'semi' ? false : box.value;
}
