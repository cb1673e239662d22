import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/src/lib/when-idle';

/** What a reader does first. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'];

let isHeld = false;

/**
 * Holds back what Docusaurus prefetches for each visible link until the reader does something, and then goes through it
 * while the browser is idle: before, it's in the way of the page, and useless to those who leave.
 */
function hold(): void {
  const {prefetch} = window.docusaurus;
  let last = new Promise<void>((resolve) => {
    const heard = new AbortController();
    const start = () => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, start, {passive: true, signal: heard.signal});
  });
  window.docusaurus = {
    ...window.docusaurus,
    prefetch(path) {
      last = last.then(() => new Promise<void>((resolve) => whenIdle(resolve))).then(() => void prefetch(path));
      return false;
    },
  };
}

/** Docusaurus's object is there when the first page is shown, and before a link is known to be visible. */
export default {
  onRouteDidUpdate() {
    if (!isHeld) hold();
    isHeld = true;
  },
} satisfies ClientModule;
