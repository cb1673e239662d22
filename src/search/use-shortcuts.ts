import {useEffect} from 'react';

/** Whether the reader is typing somewhere, so that a single letter is text and no command. */
function isTyping({target}: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

const isToggle = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;

const isSlash = (event: KeyboardEvent): boolean =>
  event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event);

/** Ctrl/Cmd+K opens and closes the search, `/` opens it, Escape goes one step back. */
export function useShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      // While an input method composes a character, keys belong to it.
      if (event.isComposing) return;
      const wanted = isOpen ? event.key === 'Escape' || isToggle(event) : isToggle(event) || isSlash(event);
      if (!wanted) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [isOpen, open, close]);
}
