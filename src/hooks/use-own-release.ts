import {useStorageSlot} from '@docusaurus/theme-common';
import {useEffect} from 'react';

/**
 * Release of the tool that the reader has, in this browser; null is the one described, also where something else is
 * stored. Other tabs follow.
 */
export function useOwnRelease(): [release: string | null, slot: ReturnType<typeof useStorageSlot>[1]] {
  const [stored, slot] = useStorageSlot('docs.cli-release');
  const own = stored && /^\d+\.\d+\.\d+$/.test(stored) ? stored : null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-older-release', own !== null);
  }, [own]);
  return [own, slot];
}
