/** Over plain http there's no `navigator.clipboard` (docusaurus#11796); a hidden text field does it the old way. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  // What is selected is copied as it's drawn: hidden text loses its indentation.
  const copyExactly = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', copyExactly);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', copyExactly);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

/** Puts text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  // The types say it's always there; on plain http it isn't.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused, for example without the focus: the old way may still work.
  }
  return copyBySelection(text);
}
