/** Longest question that is read, in characters; what follows is ignored. */
export const MAXIMUM_QUESTION = 500;
