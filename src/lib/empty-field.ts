/** Empties a field as keys do, so that Ctrl+Z brings its text back: browsers forget what a script takes out. */
export function emptyField(field: HTMLInputElement | null | undefined): void {
  field?.focus();
  field?.select();
  document.execCommand('delete');
}
