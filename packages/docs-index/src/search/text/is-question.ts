const ENDS_AS_ONE = /\S\s+\S.*\?\s*$/s;

/** Messages begin like this too, with a not: "is not a directory". */
const BEGINS_AS_ONE =
  /^\s*(?:(?:how|what|why|when|where|which|who)(?:['’](?:s|re))?|(?:is|are|do|does|did|can|could|should|will|would)(?!\s+not\b))\s+\S+\s+\S/i;

/** Whether a text asks something, rather than being words to look for. */
export const isQuestion = (text: string): boolean => ENDS_AS_ONE.test(text) || BEGINS_AS_ONE.test(text);
