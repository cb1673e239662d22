import * as z from 'zod';
import {sources} from 'compose-check/data/engine-schema';
import {KINDS} from 'compose-check/data/resources-schema';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z][\w-]*$/);

const part = z.strictObject({
  id,
  name: text,
  sub: text.optional().describe('A second line, instead of what the service becomes.'),
  becomes: z
    .enum(KINDS)
    .optional()
    .describe('A kind of packages/compose-check/data/resources.yaml. The figure shows its resource.'),
  kind: z.enum(['box', 'store', 'user']).default('box'),
  live: z.boolean().default(false),
});

const reach = z.strictObject({
  from: id,
  to: id,
  on: text.optional().describe('What the wire says: ports, a protocol or an address.'),
  says: text
    .regex(/\.$/, 'write full sentences')
    .optional()
    .describe('The same in words, for the caption. Left out where another wire says it too.'),
  source: sources.optional(),
});

const note = z.strictObject({
  says: text.describe('What the figure leaves out. Markdown inline.'),
  source: sources.optional(),
});

const network = z
  .strictObject({
    title: text,
    hasPublicEngine: z
      .boolean()
      .default(true)
      .describe("The engine's source is public, so that each fact has a place in it."),
    depends: z.boolean().default(false).describe('Only one of the two deploy engines makes this network.'),
    zones: z.array(z.strictObject({id, name: text, parts: z.array(id).min(1)})).default([]),
    parts: z.array(part).superRefine(unique((one) => [one.id])),
    reaches: z.array(reach).min(1),
    notes: z.array(note).default([]),
  })
  .superRefine(({hasPublicEngine, reaches, notes}, context) => {
    if (!hasPublicEngine) return;
    for (const fact of [...reaches, ...notes].filter(({source}) => !source)) {
      const what = 'from' in fact ? `${fact.from} to ${fact.to}` : fact.says;
      context.addIssue({code: 'custom', message: `"${what}" has no source: name the lines of the public engine`});
    }
  });

/** Who reaches whom in a project, by provider. */
export const networksSchema = z.record(id, network);

export type Network = z.output<typeof network>;
