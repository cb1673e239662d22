import type * as z from 'zod';

/** For `superRefine` of a list: no two entries have the same name, or one of the same names. */
export const unique =
  <T>(namesOf: (entry: T) => string[]) =>
  (entries: T[], context: z.RefinementCtx): void => {
    const known = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      for (const name of namesOf(entry)) {
        if (known.has(name)) context.addIssue({code: 'custom', path: [index], message: `"${name}" stands twice`});
        known.add(name);
      }
    }
  };
