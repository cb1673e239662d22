import * as z from 'zod';
import {releaseMarks} from '../releases-schema';
import {unique} from '../unique';

const text = z.string().trim().min(1);

/** Messages that the tool prints, with cause and remedy in Markdown. */
export const messagesSchema = z.strictObject({
  messages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        kind: z.enum(['warning', 'error', 'info']),
        text,
        variants: z.array(text).optional(),
        cause: text,
        remedy: text,
        symptom: z.literal(true).optional().describe('It only says that something failed: another message says why.'),
        ...releaseMarks,
      }),
    )
    .superRefine(unique(({id}) => [id])),
});

export type Message = z.infer<typeof messagesSchema>['messages'][number];
