import {whenIdle} from '@site/src/lib/when-idle';

/** What a reader does first. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'];

/**
 * Runs steps one at a time while the browser has nothing else to do, from when the reader does something for the first
 * time: whatever is prepared before is in the way of the page, and useless to those who leave.
 *
 * @param step returns whether there's more to do
 */
export function afterFirstSign(step: () => boolean): void {
  const heard = new AbortController();
  const next = () => void (step() && whenIdle(next));
  const start = () => {
    heard.abort();
    whenIdle(next);
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, {passive: true, signal: heard.signal});
}
