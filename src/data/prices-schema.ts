import * as z from 'zod';
import {unique} from 'compose-check/data/unique';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and dashes, as in `{costs.web.aws}`');
const cloud = z.enum(['AWS', 'Google Cloud', 'Azure']);
const lines = z.array(z.strictObject({price: id, amount: z.number().positive()})).min(1);

/** List prices of the clouds, and stacks made of them. */
export const pricesSchema = z.strictObject({
  regions: z.record(cloud, text).describe('Region that the prices of a cloud are for.'),
  prices: z
    .array(
      z.strictObject({
        id,
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
  stacks: z
    .array(
      z.strictObject({
        id,
        name: text,
        has: text,
        clouds: z.record(
          cloud,
          z.union([
            z.strictObject({lines}),
            z.strictObject({
              missing: z.array(text).min(1).describe('What nobody found a price for, so there is no sum.'),
            }),
          ]),
        ),
      }),
    )
    .superRefine(unique(({id}) => [id])),
  additions: z.array(z.strictObject({id, cloud, what: text, lines})).superRefine(unique(({id}) => [id])),
});

export type Prices = z.infer<typeof pricesSchema>;
type Lines = z.infer<typeof lines>;

const HOURS = 730;
const TIMES = {hour: HOURS, day: HOURS / 24, month: 1, second: HOURS * 3600} as const;

/**
 * What quantities cost in a month that they are used all the time, in US dollars.
 *
 * @throws Error if a line names a price that isn't there
 */
export const monthly = ({prices}: Prices, quantities: Lines): number =>
  quantities
    .map(({price, amount}) => {
      const found = prices.find(({id}) => id === price);
      if (!found) throw new Error(`src/data/prices.yaml has no price "${price}".`);
      return found.usd * Math.max(0, TIMES[found.per] * amount - (found.free ?? 0));
    })
    .reduce((sum, cost) => sum + cost, 0);

const USD = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});

/** Every sum as pages write it: `costs.STACK.CLOUD`, with the cloud's first word, and `costs.ADDITION`. */
export const costTokens = (data: Prices): Record<string, string> =>
  Object.fromEntries([
    ...data.stacks.flatMap(({id, clouds}) =>
      Object.entries(clouds).flatMap(([name, one]) =>
        'lines' in one
          ? [[`costs.${id}.${name.split(' ')[0]?.toLowerCase()}`, USD.format(monthly(data, one.lines))]]
          : [],
      ),
    ),
    ...data.additions.map(({id, lines}) => [`costs.${id}`, USD.format(monthly(data, lines))]),
  ]);
