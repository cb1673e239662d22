import * as z from 'zod';

/**
 * What the site uses of AI Catalog 1.0 (https://github.com/Agent-Card/ai-catalog, its CDDL) and of the JSON Schema for it
 * (spec/schemas/ai-catalog.schema.json of https://github.com/ards-project/ard-spec): an entry has a name,
 * questions, an address and no inline data, and is of a type that it lists.
 */
export const catalogSchema = z.strictObject({
  specVersion: z.literal('1.0'),
  host: z.strictObject({displayName: z.string().min(1), identifier: z.string().min(1), documentationUrl: z.url()}),
  entries: z.array(
    z.strictObject({
      identifier: z.string().regex(/^urn:air:[a-z0-9.-]+:[a-z]+:[a-z0-9-]+$/),
      displayName: z.string().min(1),
      description: z.string().min(1),
      type: z.enum(['application/mcp-server-card+json', 'text/markdown; profile="urn:air:agent-skills"']),
      representativeQueries: z.array(z.string().min(1)).min(2).max(5),
      url: z.url(),
    }),
  ),
});
