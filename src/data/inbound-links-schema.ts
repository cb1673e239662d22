import * as z from 'zod';
import {release} from 'compose-check/data/release-marks';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);

/** Addresses of this site that others link to. They must keep working, whatever happens to pages and headings. */
export const inboundLinksSchema = z
  .array(
    z.strictObject({
      url: z.string().startsWith('/').describe('Page or file, with an anchor where one is linked to.'),
      printedBy: z.array(text).min(1).describe('Who shows it to readers.'),
      releases: z.array(release).min(1).optional().describe('Releases whose source or README has it, oldest first.'),
      shortLink: text.optional().describe('What follows the host of the short links, where the tool prints one.'),
    }),
  )
  .superRefine(unique(({url}) => [url]));

export type InboundLink = z.infer<typeof inboundLinksSchema>[number];
