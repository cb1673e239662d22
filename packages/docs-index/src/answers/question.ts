import {type Concept, WEAK_WEIGHT} from '../search/query';

/** Longest question that is read, in characters; what follows is ignored. */
const MAXIMUM_QUESTION = 500;

/** What the words of the question before count, where a question leans on it. */
const CONTEXT_WEIGHT = 0.45;

/** Whether a question leans on the one before: short, or with a word that points back. */
function isFollowUp(text: string, concepts: number): boolean {
  return (
    concepts <= 1 ||
    /^(and|but|or|so|what about|how about|what if|then|also)\b/i.test(text) ||
    (concepts <= 3 && /\b(it|its|that|this|they|them|those|these|there|one)\b/i.test(text))
  );
}

const ENDS_AS_ONE = /\S\s+\S.*\?\s*$/s;

/** Messages begin like this too, with a not: "is not a directory". */
const BEGINS_AS_ONE =
  /^\s*(?:(?:how|what|why|when|where|which|who)(?:['’](?:s|re))?|(?:is|are|do|does|did|can|could|should|will|would)(?!\s+not\b))\s+\S+\s+\S/i;

/** Whether a text asks something, rather than being words to look for. */
export const isQuestion = (text: string): boolean => ENDS_AS_ONE.test(text) || BEGINS_AS_ONE.test(text);

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
  const readWhole = (text: string) => read(`${text.slice(0, MAXIMUM_QUESTION).trim()} `);
  const concepts = readWhole(raw);
  const isLeaning = isFollowUp(raw.trim(), concepts.filter(({weight}) => weight > WEAK_WEIGHT).length);
  const leansOn = before !== undefined && isLeaning ? [before] : [];
  const around = [...leansOn, ...chosen].flatMap(readWhole);
  return {
    query: [...leansOn, raw].join(' '),
    concepts: [...concepts, ...around.map((one) => ({...one, weight: one.weight * CONTEXT_WEIGHT}))],
  };
}
