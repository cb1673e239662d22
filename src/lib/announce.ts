let region: HTMLElement | undefined;

/** Has screen readers say a sentence, for code without its own live region. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = Object.assign(document.createElement('div'), {className: 'visually-hidden', role: 'status'});
    document.body.append(region);
  }
  region.textContent = '';
  const target = region;
  // A region has to be there, and empty, before what is said appears in it.
  setTimeout(() => (target.textContent = text), 100);
}
