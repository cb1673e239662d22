import {createStorageSlot} from '@docusaurus/theme-common';
import {isComposing} from './is-composing';

const slot = createStorageSlot('docs.single-keys');

/**
 * Whether a single character such as `/` is a shortcut. Users of speech input can switch them off, because dictated words
 * arrive as single letters (WCAG 2.1.4).
 */
export const areSingleKeysOn = (): boolean => slot.get() !== 'off';

/** Remembers the choice in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) slot.del();
  else slot.set('off');
}

/** Whether the reader is typing somewhere, so that a single character is text. */
function isTyping({target}: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

/** Whether a key is pressed as a shortcut of one character. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const {metaKey, ctrlKey, altKey} = event;
  const isOther = metaKey || ctrlKey || altKey || isComposing(event);
  return event.key === key && !isOther && !isTyping(event) && areSingleKeysOn();
}
