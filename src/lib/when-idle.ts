/** Runs work when the browser has nothing else to do; in Safari, which can't say so, a little later. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 50);
}
