import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {isComposing} from '@site/src/navigation/is-composing';
import {isSlash} from '@site/src/navigation/slash-key';

/** Fillers of forms dispatch events without a key. */
const isToggle = (event: Omit<KeyboardEvent, 'key'> & {key?: string}): boolean =>
  event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;

/** Ctrl/Cmd+K opens and closes the search, `/` opens it, Escape closes it. */
export function useShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  // With the picture: a key that is pressed once the search has gone must not close it again.
  useIsomorphicLayoutEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      // While an input method composes a character, keys belong to it.
      if (isComposing(event)) return;
      const wanted = isOpen ? event.key === 'Escape' || isToggle(event) : isToggle(event) || isSlash(event);
      // The browser shows its own dialogs above all else: the search would open behind one, and over the menu of phones.
      if (!wanted || document.querySelector(':modal')) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [isOpen, open, close]);
}
