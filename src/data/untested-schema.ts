import * as z from 'zod';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);

/** Facts that no public source proves: a closed engine, a cloud or the control plane decides them. */
export const untestedSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'write lowercase words with hyphens'),
      page: z.string().startsWith('/docs/').describe('The page that says Untested about it.'),
      words: z.array(text).min(1).describe('One of them is in every paragraph or row that says Untested about it.'),
      fact: text.describe('What would be true once somebody has tried it.'),
      reason: text.describe('Why no source is enough.'),
      settles: text.describe('What somebody has to do, and what to look at, so that it is certain.'),
    }),
  )
  .superRefine(unique(({id}) => [id]));

/** Page that lists them, with an anchor for each. */
export const UNTESTED_PAGE = '/docs/known-issues';

export const untestedAnchor = (id: string): string => `untested-${id}`;

export type Untested = z.infer<typeof untestedSchema>[number];
