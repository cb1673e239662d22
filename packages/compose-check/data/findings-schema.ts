import * as z from 'zod';
import {SEVERITIES} from './severities';
import {unique} from './unique';

const text = z.string().trim().min(1);

/** What the check says beyond the tool's own messages. */
export const findingsSchema = z.strictObject({
  findings: z
    .array(
      z
        .strictObject({
          id: text,
          rule: text.optional().describe('The rule that a finding names, where several rows are for one.'),
          messageId: text.optional().describe("The tool's message, if it has another id."),
          severity: z.enum(SEVERITIES).optional(),
          message: text.optional().describe("The tool's own line."),
          prefix: z.string().optional().describe('What the tool prints before the message.'),
          cause: text.optional(),
          remedy: text.optional(),
          link: text.optional().describe('The page, where it is not that of the key.'),
        })
        .refine(({message, prefix}) => !message || !prefix, 'write the prefix into the message'),
    )
    .superRefine(unique(({id}) => [id])),
});

export type FindingWords = z.output<typeof findingsSchema>['findings'][number];
