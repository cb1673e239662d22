import type {ClientModule} from '@docusaurus/types';

/** Keeps nothing. */
const STAND_IN: Storage = {
  length: 0,
  clear: () => undefined,
  getItem: () => null,
  key: () => null,
  removeItem: () => undefined,
  setItem: () => undefined,
};

function replaceWhereBlocked(name: 'localStorage' | 'sessionStorage'): void {
  try {
    void window[name];
  } catch {
    try {
      Object.defineProperty(window, name, {configurable: true, value: STAND_IN});
    } catch {
      // The property is locked; leave storage blocked.
    }
  }
}

/** Whether values are lost: the stand-in keeps none, and Docusaurus can't announce a change of one to other tabs. */
export function isStandIn(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return window[name] === STAND_IN;
  } catch {
    return false;
  }
}

let isDone = false;

/**
 * Where the browser blocks its storage, even a look at it throws. Docusaurus is prepared, warns once and continues; the
 * search dialog isn't, and crashes. After the first page is shown, and Docusaurus has warned, a storage that keeps
 * nothing takes its place.
 */
export default {
  onRouteDidUpdate() {
    if (isDone) return;
    isDone = true;
    replaceWhereBlocked('localStorage');
    replaceWhereBlocked('sessionStorage');
  },
} satisfies ClientModule;
