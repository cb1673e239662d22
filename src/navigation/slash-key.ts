import {createStorageSlot} from '@docusaurus/theme-common';
import {isComposing} from './is-composing';

/**
 * Where readers can switch `/` off: those who use speech input do, because dictated words arrive as single letters
 * (WCAG 2.1.4).
 */
export const SLASH_KEY = 'docs.single-keys';
export const OFF = 'off';

/** Whether the reader is typing somewhere, so that a single character is text: in a checkbox or a choice nobody does. */
function isTyping({target}: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), select, textarea');
}

/** Whether `/` is pressed as a shortcut. */
export function isSlash(event: KeyboardEvent): boolean {
  const {key, metaKey, ctrlKey, altKey} = event;
  const isOther = metaKey || ctrlKey || altKey || isComposing(event);
  return key === '/' && !isOther && !isTyping(event) && createStorageSlot(SLASH_KEY).get() !== OFF;
}
