import {stem} from './tokenize';

const WORD = /\p{L}{3,}/gu;

/**
 * Number of single letters to insert, drop or change, or of neighbors to swap, that make one word the other
 * (optimal string alignment). Stops early, with a number above `limit`, when there are more.
 */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** The words of the site, to find what a misspelled or unfinished word may have been. */
export class Vocabulary {
  private known: Map<string, number> | null = null;

  constructor(private readonly texts: () => readonly string[]) {}

  /** Made when a word first needs it, which is after the first answers. */
  private get counts(): Map<string, number> {
    if (this.known) return this.known;
    this.known = new Map();
    for (const [word] of this.texts().join(' ').toLowerCase().matchAll(WORD))
      this.known.set(word, (this.known.get(word) ?? 0) + 1);
    return this.known;
  }

  /** Stems of the words that begin like this. */
  completions(start: string): string[] {
    const found = new Set<string>();
    for (const word of this.counts.keys()) if (word.startsWith(start)) found.add(stem(word));
    return [...found];
  }

  /**
   * Stems of the words that are nearest to a misspelled one: one slip in a short word, two in a long one.
   *
   * @param unfinished compare also with the beginnings of words
   */
  corrections(word: string, unfinished: boolean): string[] {
    const limit = word.length > 9 ? 2 : 1;
    let best = limit + 1;
    let found = new Map<string, number>();
    for (const [candidate, count] of this.counts) {
      let slips = editDistance(word, candidate, limit);
      if (unfinished && candidate.length > word.length) {
        slips = Math.min(slips, editDistance(word, candidate.slice(0, word.length), limit) + 0.5);
      }
      if (slips > limit || slips > best) continue;
      if (slips < best) found = new Map();
      best = slips;
      found.set(stem(candidate), (found.get(stem(candidate)) ?? 0) + count);
    }
    return [...found]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([term]) => term);
  }
}
