import {createHash} from 'node:crypto';

/** Whether everything runs, weekly and before a release (`npm run test:all`), or what an ordinary run takes of it. */
export const isWhole = Boolean(process.env['TEST_ALL']) || process.argv.includes('--all');

/** The week by ISO 8601, such as 2026-W48. */
function weekOf(date: Date): string {
  const thursday = new Date(date);
  thursday.setUTCDate(date.getUTCDate() + 4 - (date.getUTCDay() || 7));
  const day = (Number(thursday) - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000;
  return `${thursday.getUTCFullYear()}-W${String(Math.floor(day / 7) + 1).padStart(2, '0')}`;
}

/** What a sample depends on: another week takes another one, and `TEST_SEED` the one of a run that failed. */
export const seed = process.env['TEST_SEED'] ?? weekOf(new Date());

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
