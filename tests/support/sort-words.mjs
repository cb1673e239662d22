/** Text of words.txt, one word a line, sorted as its check wants it and each word once. */
export function sortWords(text) {
  const words = new Map();
  for (const word of text.split(/\r?\n/).filter(Boolean)) {
    // The check takes two spellings of one word for the same; the first stays.
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
  }
  const sorted = [...words.values()].sort((left, right) => left.localeCompare(right, 'en', {sensitivity: 'base'}));
  return `${sorted.join('\n')}\n`;
}
