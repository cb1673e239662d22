import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** How far down the reader was at each entry of the history when they left it. */
const places = new Map<string, number>();

/** Where the reader was at the entry that they're going back, or forward, to. */
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

function remember({navigationType, destination}: NavigateEvent): void {
  stop();
  const {currentEntry} = window.navigation;
  if (currentEntry) places.set(currentEntry.key, window.scrollY);
  wanted = navigationType === 'traverse' && destination.sameDocument ? places.get(destination.key) : undefined;
}

// Where there's no Navigation API, nobody can tell the way back from a link within the page.
if (ExecutionEnvironment.canUseDOM && 'navigation' in window) window.navigation.addEventListener('navigate', remember);

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
