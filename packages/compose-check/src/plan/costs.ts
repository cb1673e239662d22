import type {Prices, Quantities} from '../../data/prices-schema';

/** What a month costs in US dollars, at list prices and without traffic. */
export interface Month {
  usd: number;
  /** What has no price that we found. The sum lacks it, so it isn't one. */
  unpriced: string[];
}

/** As much of a price as a sum needs. */
type Price = Pick<Prices['prices'][number], 'id' | 'usd' | 'per' | 'free'>;

const HOURS = 730;
const TIMES = {hour: HOURS, day: HOURS / 24, month: 1, second: HOURS * 3600} as const;

/**
 * What quantities cost in a month that they are used all the time, in US dollars.
 *
 * @throws Error if they name a price that isn't there
 */
export const monthly = ({prices}: {prices: readonly Price[]}, quantities: Quantities): number =>
  Object.entries(quantities)
    .map(([price, amount]) => {
      const found = prices.find(({id}) => id === price);
      if (!found) throw new Error(`prices.yaml has no price "${price}".`);
      return found.usd * Math.max(0, TIMES[found.per] * amount - (found.free ?? 0));
    })
    .reduce((sum, cost) => sum + cost, 0);

export const addTo = (sum: Record<string, number>, more: Readonly<Record<string, number>>, times = 1): void => {
  for (const [key, amount] of Object.entries(more)) if (times > 0) sum[key] = (sum[key] ?? 0) + amount * times;
};

/** What each part costs, one after the other: what is free in an account goes to the first that takes it. */
export function monthsOf(parts: readonly {costs: Quantities; unpriced: string[]}[], prices: Prices): Month[] {
  const taken: Record<string, number> = {};
  let before = 0;
  return parts.map(({costs, unpriced}) => {
    addTo(taken, costs);
    const now = monthly(prices, taken);
    const usd = now - before;
    before = now;
    return {usd, unpriced};
  });
}

export const sumOf = (months: readonly Month[]): Month => ({
  usd: months.reduce((sum, {usd}) => sum + usd, 0),
  unpriced: [...new Set(months.flatMap(({unpriced}) => unpriced))],
});

const AND = new Intl.ListFormat('en-US', {type: 'conjunction'});
const USD = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});

/** Sizes and NAT gateways of the other modes lie in recipes that the cloud's control plane holds. */
export const isPriced = ({mode = 'affordable'}: {mode?: string | undefined}): boolean => mode === 'affordable';

/** "$37", or what there's no price for: a sum without it would be too small. */
export const monthInWords = ({usd, unpriced}: Month): string =>
  unpriced.length > 0 ? `No sum: no price for ${AND.format(unpriced)}` : USD.format(usd);

/** "$37 a month", or "No price for Memorystore". */
export const partInWords = ({usd, unpriced}: Month): string =>
  unpriced.length > 0 ? `No price for ${AND.format(unpriced)}` : `${USD.format(usd)} a month`;

export const totalInWords = ({region, ...month}: Month & {region: string}): string =>
  month.unpriced.length > 0
    ? `${monthInWords(month)}. The rest costs ${USD.format(month.usd)} a month, on demand and without traffic, at list prices of ${region}.`
    : `${USD.format(month.usd)} a month with the sizes of \`affordable\`, on demand and without traffic, at list prices of ${region}.`;
