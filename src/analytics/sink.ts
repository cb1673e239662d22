import type {AnalyticsEvent} from './track';

/** What Segment's object and those that imitate it have in common. */
interface Analytics {
  page?: (fields: object) => unknown;
  track?: (name: string, fields: object) => unknown;
}

declare global {
  interface Window {
    analytics?: Analytics;
  }
}

/** Passes an event to the page's `analytics`, whoever defined it. Without one, the event is dropped. */
export function sendToPage(...[name, fields]: AnalyticsEvent): unknown {
  return name === 'pageView' ? window.analytics?.page?.(fields) : window.analytics?.track?.(name, fields);
}
