import {AnalyticsBrowser} from '@segment/analytics-next';

/**
 * Opens the service as the page's `analytics`, unless there's one already.
 *
 * No cookies and no storage, so that no consent is needed; no scripts of other vendors, which the service would load
 * from its own settings and the Content-Security-Policy refuses.
 */
export function openSegment(writeKey: string): void {
  window.analytics ??= AnalyticsBrowser.load(
    {writeKey},
    {disableClientPersistence: true, integrations: {All: false, 'Segment.io': true}},
  );
}
