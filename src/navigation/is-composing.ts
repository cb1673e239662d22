/**
 * Whether a key belongs to an input method that composes a character. Safari ends the composition before it sends the
 * key that confirms it: `isComposing` is false by then, and only the old key code 229 says so.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
