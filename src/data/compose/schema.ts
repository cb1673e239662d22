import * as z from 'zod';
import {PROVIDER_IDS} from '../providers-schema';
import {releaseMarks} from '../releases-schema';
import {unique} from '../unique';

const text = z.string().trim().min(1);

/** What happens to a key, in the words that the reference uses. */
export const STATUSES = {
  supported: 'Supported',
  limited: 'Limited',
  ignored: 'Ignored',
  warns: 'Warns',
  stops: 'Stops',
} as const;

const own = z.strictObject({status: z.enum(Object.keys(STATUSES) as [keyof typeof STATUSES]), note: text});

export const composeSectionSchema = z.strictObject({
  section: text,
  keys: z
    .array(
      z.strictObject({
        key: text,
        status: z.enum(Object.keys(STATUSES) as [keyof typeof STATUSES]),
        shape: text.optional(),
        default: text.optional(),
        message: text.optional(),
        note: text.optional(),
        removable: z.boolean().optional().describe('Taking it out is the whole remedy.'),
        providers: z.partialRecord(z.enum(PROVIDER_IDS), own).optional().describe('Where one provider differs.'),
        ...releaseMarks,
      }),
    )
    .superRefine(unique(({key}) => [key])),
});

export type ComposeSection = z.infer<typeof composeSectionSchema>;
export type ComposeKey = ComposeSection['keys'][number];
