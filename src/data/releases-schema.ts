import {release} from 'compose-check/data/release-marks';
import * as z from 'zod';

export const releasesSchema = z
  .strictObject({
    checked: z
      .strictObject({
        release,
        engine: z.string().regex(/^[\da-f]{7}$/, 'write the first seven digits of the commit'),
        engineDate: z.iso.date(),
        date: z.iso.date(),
      })
      .describe('The release and the commit of the engine that the pages were last compared with, and when.'),
    releases: z
      .array(
        z.strictObject({
          release,
          date: z.iso.date(),
          brings: z.string().endsWith('.').optional().describe('What a reader gets, in a sentence.'),
        }),
      )
      .min(1)
      .describe('Oldest first.'),
  })
  .refine(({checked, releases}) => releases.some(({release: listed}) => listed === checked.release), {
    error: 'list the release of "checked"',
  });

export type Releases = z.infer<typeof releasesSchema>;
