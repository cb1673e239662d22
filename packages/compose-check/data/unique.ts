import type * as z from 'zod';

/** For `superRefine` of a list: no two entries have the same name, or one of the same names. */
export const unique =
  <T>(namesOf: (entry: T) => string[]) =>
  (entries: T[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      for (const name of namesOf(entry)) {
        if (seen.has(name)) context.addIssue({code: 'custom', path: [index], message: `"${name}" stands twice`});
        seen.add(name);
      }
    }
  };
