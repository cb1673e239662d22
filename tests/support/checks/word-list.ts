/** Input of the spelling checker: the project's word list, and the texts it reads. */
export interface WordListInput {
  /** Lines of words.txt, comments left out. */
  words: string[];
  /** Texts that are spelled, without what the checker skips. */
  texts: string[];
}

const byLetters = (left: string, right: string) => left.localeCompare(right, 'en', {sensitivity: 'base'});

/** The word list is sorted, has each word once, and no word that nothing uses. */
export function checkWordList({words, texts}: WordListInput): string[] {
  const used = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  return words.flatMap((word, index) => {
    const say = (problem: string) => [`words.txt:${index + 1}: "${word}" ${problem}`];
    const before = words[index - 1];
    if (before !== undefined && byLetters(before, word) === 0) return say('stands twice: remove one.');
    if (before !== undefined && byLetters(before, word) > 0) return say(`belongs before "${before}": sort the list.`);
    return used.has(word.toLowerCase()) ? [] : say('is used by no page: remove it.');
  });
}
