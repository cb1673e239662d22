import {useEffect} from 'react';
import {isComposing} from '@site/src/navigation/is-composing';

/**
 * While the reader asks, Escape goes back to the search, as in DocSearch's own useDocSearchKeyboardEvents; from there the
 * shortcuts of the page close it. Listens before them, wherever the focus is: while an assistant answers, the field is
 * disabled and has none.
 */
export function useEscapeToSearch(isAsking: boolean, goBack: () => void): void {
  useEffect(() => {
    if (!isAsking) return;
    const handle = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      goBack();
    };
    window.addEventListener('keydown', handle, {capture: true});
    return () => window.removeEventListener('keydown', handle, {capture: true});
  }, [isAsking, goBack]);
}
