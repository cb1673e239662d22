import {useState} from 'react';

/** What is shown at once of a list; a file of a megabyte may have thousands. */
const SHOWN = 60;

/** The beginning of a long list, and what shows the rest; null where all of it is there. */
export function useShown<Item>(items: readonly Item[]): [shown: readonly Item[], showAll: (() => void) | null] {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole || items.length <= SHOWN) return [items, null];
  return [items.slice(0, SHOWN), () => setIsWhole(true)];
}
