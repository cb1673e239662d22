import * as z from 'zod';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);
const cloud = z.enum(['AWS', 'Google Cloud', 'Azure']);

/** List prices of the clouds, and stacks made of them. What nobody could look up is named in `lacks`, and isn't in a sum. */
export const pricesSchema = z.strictObject({
  regions: z.record(cloud, text).describe('Region that the prices of a cloud are for.'),
  prices: z
    .array(
      z.strictObject({
        id: text,
        cloud,
        what: text,
        usd: z.number().positive().describe('US dollars for one unit, without tax.'),
        per: z
          .enum(['hour', 'day', 'month', 'second'])
          .describe('A month has 730 hours. `second` counts what `amount` says.'),
        source: text,
        read: z.iso.date().describe('Date of the source.'),
      }),
    )
    .superRefine(unique(({id}) => [id])),
  stacks: z.array(
    z.strictObject({
      name: text,
      has: text,
      clouds: z.record(
        cloud,
        z.strictObject({
          lines: z.array(z.strictObject({price: text, amount: z.number().positive()})),
          without: z.array(text).describe('What the sum leaves out, because it depends on use.'),
          lacks: z.array(text).default([]).describe('Parts of the stack that are not in the sum, for want of a price.'),
        }),
      ),
    }),
  ),
});

export type Prices = z.infer<typeof pricesSchema>;

const HOURS = 730;
const TIMES = {hour: HOURS, day: HOURS / 24, month: 1, second: 1} as const;

/**
 * What the lines of a stack cost in a month, in US dollars.
 *
 * @throws Error if a line names a price that isn't there
 */
export const monthly = ({prices}: Prices, lines: readonly {price: string; amount: number}[]): number =>
  lines
    .map(({price, amount}) => {
      const found = prices.find(({id}) => id === price);
      if (!found) throw new Error(`src/data/prices.yaml has no price "${price}".`);
      return found.usd * TIMES[found.per] * amount;
    })
    .reduce((sum, cost) => sum + cost, 0);
