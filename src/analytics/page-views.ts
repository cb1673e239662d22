import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/src/lib/when-idle';
import {type AnalyticsEvent, connect, track} from './track';

/** What Segment's object and those that imitate it have in common. */
interface Analytics {
  page?: (fields: object) => unknown;
  track?: (name: string, fields: object) => unknown;
}

declare global {
  interface Window {
    analytics?: Analytics;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** How long after a page is shown the head manager sets its title, in milliseconds. */
const TITLE_DELAY = 100;

const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') whenIdle(resolve);
    else window.addEventListener('load', () => whenIdle(resolve), {once: true});
  });

/** Do Not Track, or Global Privacy Control. */
const isFollowingRefused = (): boolean => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;

/** Passes an event to the page's `analytics`, whoever defined it. Without one, the event is dropped. */
const sendToPage = (...[name, fields]: AnalyticsEvent): unknown =>
  name === 'pageView' ? window.analytics?.page?.(fields) : window.analytics?.track?.(name, fields);

async function openSink(): Promise<typeof sendToPage> {
  const fields = siteConfig.customFields?.analytics as {writeKey: string} | null | undefined;
  if (fields) {
    await afterLoad();
    (await import('./segment')).openSegment(fields.writeKey);
  }
  return sendToPage;
}

if (typeof window !== 'undefined' && !isFollowingRefused()) connect(openSink());

/** Reports a page view for every page shown, including the first. A jump within the same page doesn't count. */
export default {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) return;
    const path = location.pathname;
    setTimeout(() => track('pageView', {path, title: document.title}), TITLE_DELAY);
  },
} satisfies ClientModule;
