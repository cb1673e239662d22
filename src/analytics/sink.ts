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

/** Hands an event to the page's `analytics`, whoever put it there; without one, to nobody. */
export function sendToPage(...[name, fields]: AnalyticsEvent): unknown {
  return name === 'pageView' ? window.analytics?.page?.(fields) : window.analytics?.track?.(name, fields);
}
