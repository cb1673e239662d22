import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {isFollowingRefused} from './privacy';
import {sendToPage} from './sink';
import {connect, track} from './track';

/** How long after a page is shown the head manager sets its title, in milliseconds. */
const TITLE_DELAY = 100;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(() => resolve(), {timeout: 4000})
        : setTimeout(resolve, 1000);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, {once: true});
  });

const fields = siteConfig.customFields?.analytics as {writeKey: string} | null | undefined;

if (typeof window !== 'undefined' && !isFollowingRefused()) {
  void connect(async () => {
    if (fields) {
      await whenIdle();
      (await import('./segment')).openSegment(fields.writeKey);
    }
    return sendToPage;
  });
}

/** Reports a page view for every page shown, including the first. A jump within the same page doesn't count. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    const path = location.pathname;
    setTimeout(() => track('pageView', {path, title: document.title}), TITLE_DELAY);
  },
} satisfies ClientModule;
