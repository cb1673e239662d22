/** Kind of mistake, what finds it, and what is said: place and remedy. */
export type Mistake = [kind: string, find: () => string[], said: RegExp];
