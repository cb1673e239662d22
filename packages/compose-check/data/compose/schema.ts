import * as z from 'zod';
import {isEnginesChoice} from '../engine-choice';
import {EFFECTS, type Engine, engineSchema} from '../engine-schema';
import {PROVIDER_IDS} from '../provider-ids';
import {releaseMarks} from '../release-marks';
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
        removable: z.literal(true).optional().describe('Taking it out is the whole remedy.'),
        hasRule: z.literal(true).optional().describe('Its effect depends on its value: a rule judges it.'),
        setWhenEmpty: z.literal(true).optional().describe('The tool takes an empty value for a value too.'),
        providers: z.partialRecord(z.enum(PROVIDER_IDS), own).optional().describe('Where the CLI differs by provider.'),
        // What the deploy engine does with it, beyond what effects.json says; `unused` where that of every cloud drops it.
        engine: z.union([z.literal('unused'), engineSchema]).optional(),
        ...releaseMarks,
      }),
    )
    .superRefine(unique(({key}) => [key])),
});

export type WrittenKey = z.output<typeof composeSectionSchema>['keys'][number];

/** A key with what the engine does written out. */
export type ComposeKey = Omit<WrittenKey, 'engine'> & {engine?: Engine | undefined};

export interface ComposeSection {
  section: string;
  keys: ComposeKey[];
}

/** The status of a key in a word: a key that only the public engine drops isn't called ignored. */
export const statusWord = (key: Pick<ComposeKey, 'status' | 'engine'>): string =>
  isEnginesChoice(key) ? EFFECTS.depends : STATUSES[key.status];
