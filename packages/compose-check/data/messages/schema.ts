import * as z from 'zod';
import {sources} from '../engine-schema';
import {release, releaseMarks} from '../release-marks';
import {unique} from '../unique';

const text = z.string().trim().min(1);

export const messagesSchema = z.strictObject({
  page: text.describe('The page that shows them with cause and remedy.'),
  checked: release.describe('The release whose source every text was last compared with.'),
  messages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        kind: z.enum(['warning', 'error', 'info']),
        text,
        variants: z.array(text).optional().describe('Other texts of the same kind, and what follows it.'),
        // Earlier wordings, each with the release that has it no more.
        former: z.array(z.strictObject({text, removed: release})).optional(),
        cause: text,
        remedy: text,
        symptom: z.literal(true).optional().describe('It only says that something failed: another message says why.'),
        source: sources.optional(),
        ...releaseMarks,
      }),
    )
    .superRefine(unique(({id}) => [id])),
});

export type Message = z.infer<typeof messagesSchema>['messages'][number] & {page: string};
