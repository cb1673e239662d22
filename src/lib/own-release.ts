import {compareReleases} from 'compose-check/compare-releases';

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
