import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Where the reader was at the entry that they're going back, or forward, to, or that they load again. */
let wanted: number | undefined;

let stop = (): void => undefined;

/** Milliseconds in which a page gets all of its content, such as results or an answer. */
const LONGEST_WAIT = 10_000;

/**
 * Goes to a place in the next frame, because the browser scrolls to the heading before it, and again whenever the page
 * grows, until the reader does something: where content comes late, it moves what the browser holds in its place.
 */
function goTo(top: number): void {
  const done = new AbortController();
  const growth = new ResizeObserver(() => window.scrollTo({top, behavior: 'instant'}));
  stop = () => {
    growth.disconnect();
    done.abort();
  };
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, stop, {capture: true, passive: true, signal: done.signal});
  growth.observe(document.body);
  setTimeout(stop, LONGEST_WAIT);
}

/** Keeps with an entry of the history how far down the reader was when they left it. Pages come and go, entries stay. */
const keep = () => window.navigation.updateCurrentEntry({state: window.scrollY});

function remember({navigationType, destination}: NavigateEvent): void {
  stop();
  keep();
  wanted = navigationType === 'traverse' && destination.sameDocument ? (destination.getState() as number) : undefined;
}

// Where there's no Navigation API, nobody can tell the way back from a link within the page.
if (ExecutionEnvironment.canUseDOM && 'navigation' in window) {
  // A reload, or the way back from another site.
  wanted = window.navigation.currentEntry?.getState() as number | undefined;
  window.navigation.addEventListener('navigate', remember);
  window.addEventListener('pagehide', keep);
}

/**
 * Back and Forward lead to where the reader was. Both the framework and the browser would go to the heading of an address
 * with a hash, however far the reader had read on.
 */
export default {
  onRouteDidUpdate() {
    if (wanted !== undefined) goTo(wanted);
    wanted = undefined;
  },
} satisfies ClientModule;
