const EVENT = 'site:open-search';

/** Opens the search from anywhere on the page, with a query where there is one. */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(EVENT, {detail: query}));
}

/** @returns function that ends the listening */
export function onOpenSearch(listener: (query: string) => void): () => void {
  const handle = (event: Event): void => listener(String((event as CustomEvent<unknown>).detail ?? ''));
  window.addEventListener(EVENT, handle);
  return () => window.removeEventListener(EVENT, handle);
}
