import {unique} from 'compose-check/data/unique';
import * as z from 'zod';

/** What several pages have to say something about. One of them is its home, and the others quote it. */
export const topicsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'write lowercase words with hyphens'),
      home: z
        .string()
        .regex(/^[a-z][\w./-]*(#[\w-]+)?$/, 'write the path of a page below docs/, and the section')
        .describe('The page and section that explains it, such as concepts/scaling#scale-to-zero.'),
    }),
  )
  .superRefine(unique(({id, home}) => [id, home]));

export type Topic = z.infer<typeof topicsSchema>[number];
