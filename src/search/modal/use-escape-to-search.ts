import {useEffect} from 'react';

/**
 * In a conversation with the assistant, Escape goes back to the search, as in DocSearch's own useDocSearchKeyboardEvents;
 * from there the shortcuts of the page close it. Listens before them, wherever the focus is: while an answer comes, the
 * field is disabled and has none.
 */
export function useEscapeToSearch(isAsking: boolean, toggle: (isAsking: boolean) => void): void {
  useEffect(() => {
    if (!isAsking) return;
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      toggle(false);
    };
    window.addEventListener('keydown', handle, {capture: true});
    return () => window.removeEventListener('keydown', handle, {capture: true});
  }, [isAsking, toggle]);
}
