import * as z from 'zod';
import {unique} from 'compose-check/data/unique';

export const glossarySchema = z
  .array(
    z.strictObject({
      term: z.string().trim().min(2).describe('The word as it stands in a sentence, in the singular.'),
      also: z.array(z.string()).default([]).describe('Other forms that pages use: plural, abbreviation.'),
      meaning: z
        .string()
        .trim()
        .min(30)
        .max(240)
        .describe('One or two sentences of plain text, without Markdown: a definition is read out as well.'),
      see: z
        .string()
        .regex(/^\[[^\]]+\]\(\/docs[^)]*\)$/, 'write a link: [Name](/docs/…)')
        .describe('Link to the page that tells more.'),
    }),
  )
  .superRefine(unique(({term, also}) => [term, ...also]));

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];
