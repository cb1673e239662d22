import * as z from 'zod';

const text = z.string().trim().min(1);

/** A release such as `3.6.0`; whoever reads the data checks that there is one. */
export const release = z.string().regex(/^\d+\.\d+\.\d+$/, 'write a release such as 3.6.0');

/** Optional keys of every fact that differs between releases. Facts without them are true in all that are listed. */
export const releaseMarks = {
  since: release.optional().describe('The release in which it came, where that is later than the oldest release.'),
  removed: release.optional().describe('The release that no longer has it.'),
  instead: text.optional().describe('What to use instead of what was removed, in Markdown.'),
  changed: z
    .array(z.strictObject({in: release, what: text}))
    .optional()
    .describe('What is different since a release, in Markdown.'),
};

export interface ReleaseMarks {
  since?: string | undefined;
  removed?: string | undefined;
  instead?: string | undefined;
  changed?: {in: string; what: string}[] | undefined;
}
