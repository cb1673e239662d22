/** Replaces a field's text as keys do, so that Ctrl+Z brings it back: browsers forget what a script takes out. */
export function fillField(field: HTMLInputElement | null | undefined, text = ''): void {
  field?.focus();
  field?.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}
