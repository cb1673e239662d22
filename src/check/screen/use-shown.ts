import {useState} from 'react';

/** Number of items of a list that are shown at first; a megabyte file may have thousands. */
const SHOWN = 60;

/** The beginning of a long list, and a function that shows the rest; null if everything is shown. */
export function useShown<Item>(items: readonly Item[]): [shown: readonly Item[], showAll: (() => void) | null] {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole || items.length <= SHOWN) return [items, null];
  return [items.slice(0, SHOWN), () => setIsWhole(true)];
}
