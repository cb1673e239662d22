/** In milliseconds: a browser that is never idle does it after that. */
const LONGEST = 500;

/** Runs work when the browser has nothing else to do; in Safari, which can't say so, a little later. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, {timeout: LONGEST});
  else setTimeout(work, LONGEST / 10);
}
