import {type ReactNode, useState} from 'react';

/** Number of items of a list that are shown at first; a megabyte file may have thousands. */
const SHOWN = 60;

/** The beginning of a long list, and a button that shows the rest; null if everything is shown. */
export function useShown<Item>(items: readonly Item[]): [shown: readonly Item[], more: ReactNode] {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole || items.length <= SHOWN) return [items, null];
  const more = (
    <button type="button" className="btn btn--small" onClick={() => setIsWhole(true)}>
      {`Show all ${items.length}`}
    </button>
  );
  return [items.slice(0, SHOWN), more];
}
