/** Kind of mistake, what finds it, and what is said: place and remedy. */
export type Mistake = [kind: string, find: () => string[] | Promise<string[]>, said: RegExp];
