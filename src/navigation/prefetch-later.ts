import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/src/lib/when-idle';
import {afterFirstSign} from './first-sign';

const waiting: string[] = [];
let isHeld = false;

/** Holds back what Docusaurus prefetches for each visible link until the reader does something, and goes through it when idle. */
function hold(): void {
  const {prefetch} = window.docusaurus;
  let isRunning = true;
  const step = () => {
    const path = waiting.shift();
    if (path !== undefined) prefetch(path);
    isRunning = path !== undefined;
    return isRunning;
  };
  const run = () => void (step() && whenIdle(run));
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
  afterFirstSign(step);
}

/** Docusaurus's object is there when the first page is shown, and before a link is known to be visible. */
export default {
  onRouteDidUpdate() {
    if (!isHeld) hold();
    isHeld = true;
  },
} satisfies ClientModule;
