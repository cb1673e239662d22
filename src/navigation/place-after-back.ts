import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** As much of the Navigation API as this needs, which TypeScript doesn't know yet. */
interface NavigationApi extends EventTarget {
  readonly currentEntry: {readonly key: string} | null;
}

interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly destination: {readonly key: string; readonly sameDocument: boolean};
}

/** How far down the reader was at each entry of the history when they left it. */
const places = new Map<string, number>();

/** Where the reader was at the entry that they're going back, or forward, to. */
let wanted: number | undefined;

function remember(navigation: NavigationApi, {navigationType, destination}: NavigateEvent): void {
  if (navigation.currentEntry) places.set(navigation.currentEntry.key, window.scrollY);
  wanted = navigationType === 'traverse' && destination.sameDocument ? places.get(destination.key) : undefined;
}

// Where there's no Navigation API, nobody can tell the way back from a link within the page.
const navigation = ExecutionEnvironment.canUseDOM && (window as {navigation?: NavigationApi}).navigation;
if (navigation) navigation.addEventListener('navigate', (event) => remember(navigation, event as NavigateEvent));

/**
 * Back and Forward lead to where the reader was. Both the framework and the browser would go to the heading of an address
 * with a hash, however far the reader had read on.
 */
export default {
  onRouteDidUpdate() {
    const place = wanted;
    wanted = undefined;
    // In the next frame, because the browser scrolls to the heading before it.
    if (place !== undefined) requestAnimationFrame(() => window.scrollTo({top: place, behavior: 'instant'}));
  },
} satisfies ClientModule;
