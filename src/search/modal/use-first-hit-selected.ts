import {useLayoutEffect, useRef} from 'react';

interface State {
  query: string;
  status: string;
  activeItemId: number | null;
  collections: {source: {sourceId: string}; items: unknown[]}[];
}

/**
 * DocSearch selects the first row, which asks the question; Enter should open the first hit instead. Its one way to
 * move the selection from outside is the arrow key.
 */
export function useFirstHitSelected({query, status, activeItemId, collections}: State): void {
  const moved = useRef('');
  useLayoutEffect(() => {
    const [first, second] = collections;
    const isReady = status === 'idle' && first?.source.sourceId === 'askAI' && (second?.items.length ?? 0) > 0;
    if (!isReady || activeItemId !== 0 || moved.current === query) return;
    moved.current = query;
    const input = document.querySelector('.DocSearch-Input');
    input?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true, cancelable: true}));
  }, [query, status, activeItemId, collections]);
}
