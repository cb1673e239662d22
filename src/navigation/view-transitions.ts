import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {isPlainClick} from './is-plain-click';

/** In milliseconds: how long the old page may stay frozen while the next one renders. A slower page appears without a fade. */
const LONGEST_PAUSE = 150;

/** In milliseconds: where the picture alone takes longer, the next pages are shown at once. */
const LONGEST_PICTURE = 50;

let finish: (() => void) | undefined;
let isRunning = false;

/** The link that a plain click follows to another page of this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event)) return null;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('#__docusaurus a[href]') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  // Another place on the same page scrolls; files aren't pages.
  return link.pathname === location.pathname || /\.\w+$/.test(link.pathname) ? null : link;
}

const nextPage = (): Promise<void> =>
  new Promise((resolve) => {
    finish = resolve;
    setTimeout(resolve, LONGEST_PAUSE);
  });

const stop = (): void => document.removeEventListener('click', fade, true);

/** Takes the picture of this page first and follows the link then, since the browser needs both. */
function fade(event: MouseEvent): void {
  if (isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const link = linkOf(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  isRunning = true;
  const start = performance.now();
  const transition = document.startViewTransition(() => {
    // A slow device would wait for the fade on every page.
    if (performance.now() - start > LONGEST_PICTURE) stop();
    link.click();
    return nextPage();
  });
  // A transition that is skipped isn't an error: the page has changed anyway.
  transition.ready.catch(() => undefined);
  transition.updateCallbackDone.catch(() => undefined).finally(() => (isRunning = false));
}

if (ExecutionEnvironment.canUseDOM && 'startViewTransition' in document) {
  document.addEventListener('click', fade, true);
  // If scripts alone keep the browser busy for 50 ms, the picture takes too long too, so no link has to try it.
  if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
    new PerformanceObserver(stop).observe({type: 'longtask', buffered: true});
  }
}

/** Fades from page to page where the browser can. */
export default {
  onRouteDidUpdate() {
    finish?.();
    finish = undefined;
  },
} satisfies ClientModule;
