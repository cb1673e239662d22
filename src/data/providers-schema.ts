import * as z from 'zod';

const text = z.string().trim().min(1);

export const SUPPORT = {
  yes: 'Yes',
  no: 'No',
  partial: 'Partly',
  planned: 'Planned',
  unknown: 'Not documented',
} as const;

const provider = z.strictObject({id: text, name: text, flag: text, status: text});
const support = z.strictObject({
  support: z.enum(Object.keys(SUPPORT) as [keyof typeof SUPPORT]),
  detail: text.optional(),
});
const feature = z.strictObject({
  id: text,
  name: text,
  page: text.optional(),
  values: z.record(z.string(), support),
});

export const providersSchema = z.strictObject({
  providers: z.array(provider),
  groups: z.array(z.strictObject({title: text, features: z.array(feature)})),
});

export type ProviderData = z.infer<typeof providersSchema>;
export type Feature = ProviderData['groups'][number]['features'][number];
