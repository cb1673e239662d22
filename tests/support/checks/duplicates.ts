/**
 * Values that occur more than once.
 *
 * @param entries pairs of value and place (`file:line`)
 * @returns one sentence for each place after the first
 */
export function duplicates(entries: [value: string, place: string][]): string[] {
  const first = new Map<string, string>();
  return entries.flatMap(([value, place]) => {
    const before = first.get(value);
    if (before === undefined) first.set(value, place);
    return before === undefined ? [] : [`${place}: "${value}" also stands in ${before}: make each its own.`];
  });
}
