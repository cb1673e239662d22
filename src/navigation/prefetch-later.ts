import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/src/lib/when-idle';

/** What a reader does first. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'];

const waiting: string[] = [];
let isHeld = false;

/**
 * Holds back what Docusaurus prefetches for each visible link until the reader does something, and then goes through it
 * while the browser is idle: before, it's in the way of the page, and useless to those who leave.
 */
function hold(): void {
  const {prefetch} = window.docusaurus;
  let isRunning = true;
  const run = () => {
    const path = waiting.shift();
    isRunning = path !== undefined;
    if (path === undefined) return;
    prefetch(path);
    whenIdle(run);
  };
  window.docusaurus = {
    ...window.docusaurus,
    prefetch(path) {
      waiting.push(path);
      if (!isRunning) {
        isRunning = true;
        whenIdle(run);
      }
      return false;
    },
  };
  const heard = new AbortController();
  const start = () => {
    heard.abort();
    whenIdle(run);
  };
  for (const sign of SIGNS) window.addEventListener(sign, start, {passive: true, signal: heard.signal});
}

/** Docusaurus's object is there when the first page is shown, and before a link is known to be visible. */
export default {
  onRouteDidUpdate() {
    if (!isHeld) hold();
    isHeld = true;
  },
} satisfies ClientModule;
