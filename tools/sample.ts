import {createHash} from 'node:crypto';

/** Whether everything runs, weekly and before a release (`npm run test:all`), or what an ordinary run takes of it. */
export const isWhole = Boolean(process.env['TEST_ALL']) || process.argv.includes('--all');

const monday = new Date();
monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));

/** What a sample depends on: another week takes another one, and `TEST_SEED` the one of a run that failed. */
export const seed = process.env['TEST_SEED'] ?? monday.toISOString().slice(0, 10);

const placeOf = (one: unknown): string =>
  createHash('sha256')
    .update(seed + JSON.stringify(one))
    .digest('hex');

/** Some of a list in their order, others each week; all of it in `npm run test:all`. */
export function sample<T>(all: readonly T[], most: number): readonly T[] {
  if (isWhole) return all;
  const places = new Map(all.map((one) => [one, placeOf(one)]));
  const last = [...places.values()].sort()[most];
  return last === undefined ? all : all.filter((one) => (places.get(one) ?? '') < last);
}
