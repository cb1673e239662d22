import * as z from 'zod';
import {unique} from './unique';

const text = z.string().trim().min(1);

/** Facts that the tool's source can't prove: the deployment task, a cloud or the control plane decides them. */
export const untestedSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'write lowercase words with hyphens'),
      page: z.string().startsWith('/docs/').describe('The page that says Untested about it.'),
      words: z.array(text).min(1).describe('One of them is in every paragraph or row that says Untested about it.'),
      fact: text.describe('What would be true once somebody has tried it.'),
      reason: text.describe('Why the source of the tool is not enough.'),
    }),
  )
  .superRefine(unique(({id}) => [id]));

export type Untested = z.infer<typeof untestedSchema>[number];
