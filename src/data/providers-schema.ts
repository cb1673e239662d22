import * as z from 'zod';
import {EFFECTS, sources} from 'compose-check/data/engine-schema';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {releaseMarks} from 'compose-check/data/release-marks';

const text = z.string().trim().min(1);

export const SUPPORT = {
  yes: 'Supported',
  partial: 'Partly',
  preview: 'Preview',
  unknown: EFFECTS.unknown,
  no: 'Unsupported',
} as const;

const provider = z.strictObject({id: z.enum(PROVIDER_IDS), name: text, flag: text, status: text, ...releaseMarks});
const word = z.enum(Object.keys(SUPPORT) as [keyof typeof SUPPORT]);
const support = z.strictObject({
  support: word,
  detail: text.optional(),
  older: z
    .strictObject({support: word, detail: text.optional()})
    .optional()
    .describe('What the older deploy engine does, where it differs from the public one.'),
  source: sources.optional(),
  ...releaseMarks,
});
const feature = z.strictObject({
  id: text,
  name: text,
  page: text.optional(),
  values: z.partialRecord(z.enum(PROVIDER_IDS), support),
  ...releaseMarks,
});

export const providersSchema = z.strictObject({
  providers: z.array(provider),
  groups: z.array(z.strictObject({title: text, features: z.array(feature)})),
});

export type Provider = z.infer<typeof provider>;
export type Support = z.infer<typeof support>;
export type ProviderData = z.infer<typeof providersSchema>;
export type Feature = ProviderData['groups'][number]['features'][number];
