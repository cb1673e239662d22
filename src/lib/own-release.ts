/** Negative where the first release is the older one. */
export function compareReleases(one: string, other: string): number {
  const [left, right] = [one, other].map((release) => release.split('.').map(Number));
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}

export type MarkKind = 'since' | 'removed' | 'changed' | 'before';

/** What a mark means to somebody with a release, in words; null where it means nothing new. */
export function meaningOf(kind: MarkKind, release: string, own: string | null): string | null {
  if (!own) return null;
  const isThere = compareReleases(release, own) <= 0;
  if (kind === 'since') return isThere ? null : `not in ${own}`;
  if (kind === 'removed') return isThere ? `not in ${own}` : `still in ${own}`;
  if (kind === 'before') return isThere ? null : `still in ${own}`;
  return isThere ? null : `not yet in ${own}`;
}
