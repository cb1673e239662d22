import * as z from 'zod';
import {PROVIDER_IDS} from './provider-ids';
import {unique} from './unique';

const text = z.string().trim().min(1);
const cloud = z.enum(['aws', 'gcp', 'azure']);

/** Amounts of prices, by the price's ID. */
export const quantities = z.record(text, z.number().positive());

export const pricesSchema = z.strictObject({
  regions: z.partialRecord(z.enum(PROVIDER_IDS), text).describe('Region that the prices of a cloud are for.'),
  prices: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and dashes'),
        cloud,
        what: text,
        usd: z.number().positive().describe('US dollars for one unit, without tax.'),
        per: z.enum(['hour', 'day', 'month', 'second']).describe('A month has 730 hours.'),
        free: z.number().positive().optional().describe('Units of a month that cost nothing, once in each account.'),
        region: text.optional().describe("Region of the price, if it isn't the cloud's above."),
        source: text.describe("The vendor's page or price list."),
        read: z.iso.date().describe('Date of the source.'),
      }),
    )
    .superRefine(unique(({id}) => [id])),
});

export type Prices = z.output<typeof pricesSchema>;
export type Quantities = z.output<typeof quantities>;
