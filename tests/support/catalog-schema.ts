import * as z from 'zod';

/** What the site uses of AI Catalog 1.0 (https://github.com/Agent-Card/ai-catalog, its CDDL): an entry has an address and no inline data. */
export const catalogSchema = z.strictObject({
  specVersion: z.string().regex(/^\d+\.\d+$/),
  host: z.strictObject({displayName: z.string().min(1), identifier: z.string().min(1), documentationUrl: z.url()}),
  entries: z.array(
    z.strictObject({
      identifier: z.string().regex(/^urn:air:[a-z0-9.-]+:[a-z]+:[a-z0-9-]+$/),
      type: z.string().regex(/^application\/[a-z0-9.+-]+$/),
      url: z.url(),
    }),
  ),
});
