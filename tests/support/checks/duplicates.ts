/**
 * Finds values that occur more than once.
 *
 * @param entries pairs of value and place
 * @returns one sentence a value, with all its places
 */
export function duplicates(entries: [value: string, place: string][]): string[] {
  const places = new Map<string, string[]>();
  for (const [value, place] of entries) places.set(value, [...(places.get(value) ?? []), place]);
  return [...places]
    .filter(([, list]) => list.length > 1)
    .map(([value, list]) => `"${value}" stands in ${list.join(' and ')}: make each its own.`);
}
