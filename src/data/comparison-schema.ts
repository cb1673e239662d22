import {pricesSchema, quantities} from 'compose-check/data/prices-schema';
import {unique} from 'compose-check/data/unique';
import * as z from 'zod';
import {CLOUDS} from './engine-plans-schema';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z-]+$/, 'lowercase letters and dashes');
const price = pricesSchema.shape.prices.element.omit({cloud: true, region: true});

/** What the same app costs on other platforms in a month, and what each lacks. */
export const comparisonSchema = z.strictObject({
  sizes: z
    .array(z.strictObject({id, name: text, has: text, file: z.unknown().describe('Its Compose file.')}))
    .superRefine(unique(({id: size}) => [size])),
  platforms: z
    .array(
      z.strictObject({
        id: id.describe('Anchor of its section.'),
        name: text,
        lacks: text.optional().describe('What you give up there.'),
        adds: text.optional().describe('What you give up here.'),
        cloud: z.enum(CLOUDS).optional().describe('Its resources are those that the engine creates there.'),
        prices: z.array(price).default([]),
        sizes: z.record(id, quantities).default({}).describe('What each size takes of these prices.'),
        missing: z.array(text).default([]).describe('What nobody found a price for, so the other sizes have no sum.'),
        note: text.optional().describe('What the sums rest on.'),
      }),
    )
    .superRefine(unique(({id: platform}) => [platform])),
});
