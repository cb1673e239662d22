/** Negative where the first release is the older one. */
export function compareReleases(one: string, other: string): number {
  const [left, right] = [one, other].map((release) => release.split('.').map(Number));
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}
