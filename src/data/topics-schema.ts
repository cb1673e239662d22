import {unique} from 'compose-check/data/unique';
import * as z from 'zod';

const page = z.string().regex(/^[a-z][\w./-]*$/, 'write the path of a page below docs/, without .mdx');

/** What several pages have to say something about. One of them is its home, and the others quote it. */
export const topicsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'write lowercase words with hyphens'),
      home: z
        .string()
        .regex(/^[a-z][\w./-]*(#[\w-]+)?$/, 'write the path of a page below docs/, and the section')
        .describe('The page and section that explains it, such as concepts/scaling#scale-to-zero.'),
      pages: z.array(page).min(1).describe('Pages that quote it.'),
    }),
  )
  .superRefine(unique(({id, home}) => [id, home]));

export type Topic = z.infer<typeof topicsSchema>[number];
