import * as z from 'zod';
import {release} from 'compose-check/data/release-marks';
import {unique} from 'compose-check/data/unique';

const markdown = z.string().trim().min(10).max(400);

export const knownIssuesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'write lowercase words with hyphens'),
      title: z.string().trim().min(10).max(90).describe('What goes wrong, as one phrase in Markdown.'),
      release: release.describe('The newest release that was checked and has the defect.'),
      since: release.optional().describe('The release that brought it, where that is known.'),
      fixed: release.optional().describe('The release that mended it.'),
      effect: markdown.describe('What the reader sees, in Markdown.'),
      way: markdown.describe('The way round, in Markdown.'),
      see: z
        .string()
        .regex(/^\[[^\]]+\]\(\/docs[^)]*\)$/, 'write a link: [Name](/docs/…)')
        .describe('Link to the page where it bites.'),
    }),
  )
  .superRefine(unique(({id}) => [id]));

export type KnownIssue = z.infer<typeof knownIssuesSchema>[number];
