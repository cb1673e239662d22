import {type Concept, WEAK_WEIGHT} from '../search/query';

/** What a choice of the reader counts, which no section has to speak of. */
const CHOSEN_WEIGHT = 0.45;

/** Whether a question leans on the one before: short, or with a word that points back. */
function isFollowUp(text: string, concepts: number): boolean {
  return (
    concepts <= 1 ||
    /^(and|but|or|so|what about|how about|what if|then|also)\b/i.test(text) ||
    (concepts <= 3 && /\b(it|its|that|this|they|them|those|these|there|one)\b/i.test(text))
  );
}

/** What is known besides a question. */
export interface Context {
  /** The question before it. */
  before?: string | undefined;
  /** Names of what the reader has chosen on the site, such as the provider, unless the question says another one. */
  chosen?: readonly string[];
}

/**
 * What a question asks for: what the search reads in it, in the question before where it leans on that, and in what the
 * reader has chosen.
 *
 * @param read the way in which the search reads a query
 * @returns `query` has what it leans on, too
 */
export function readQuestion(
  raw: string,
  read: (query: string) => Concept[],
  {before, chosen = []}: Context,
): {query: string; concepts: Concept[]} {
  // The space says that the last word is complete.
  const readWhole = (text: string) => read(`${text.trim()} `);
  const concepts = readWhole(raw);
  const isLeaning = isFollowUp(raw.trim(), concepts.filter(({weight}) => weight > WEAK_WEIGHT).length);
  const leansOn = before !== undefined && isLeaning ? [before] : [];
  return {
    query: [...leansOn, raw].join(' '),
    // A follow-up is about the subject of the question before it, as much as about its own.
    concepts: [
      ...concepts,
      ...leansOn.flatMap(readWhole),
      ...chosen.flatMap(readWhole).map((one) => ({...one, weight: one.weight * CHOSEN_WEIGHT})),
    ],
  };
}
