import {useLayoutEffect, useRef} from 'react';

interface State {
  query: string;
  status: string;
  activeItemId: number | null;
  collections: {source: {sourceId: string}; items: unknown[]}[];
}

/** DocSearch's one way to move the selection from outside. */
function press(key: 'ArrowDown' | 'ArrowUp'): void {
  const input = document.querySelector('.DocSearch-Input');
  input?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
}

/**
 * DocSearch selects the first row, which asks the question; Enter should open the first hit instead. Where a newer
 * query finds nothing, the selection goes back to the row that is left.
 */
export function useFirstHitSelected({query, status, activeItemId, collections}: State): void {
  const moved = useRef('');
  useLayoutEffect(() => {
    const [first, second] = collections;
    if (status !== 'idle' || first?.source.sourceId !== 'askAI') return;
    const hasHits = (second?.items.length ?? 0) > 0;
    if (hasHits && activeItemId === 0 && moved.current !== query) {
      moved.current = query;
      press('ArrowDown');
    }
    if (!hasHits && activeItemId === 1) press('ArrowUp');
  }, [query, status, activeItemId, collections]);
}
