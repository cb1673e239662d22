/** Everything that is reported, with its fields. */
export interface AnalyticsEvents {
  /** The reader has rated an answer of Ask. */
  askFeedback: {question: string; isHelpful: boolean; sources: string[]};
  /** The reader has stopped typing a query for a second. */
  docsSearch: {searchQuery: string};
  /** A page is shown. */
  pageView: {path: string};
}

interface Sink {
  track: (event: string, fields: object) => void;
}

/** Reports an event, where the site is built with an analytics service; otherwise does nothing. */
export function track<Event extends keyof AnalyticsEvents>(event: Event, fields: AnalyticsEvents[Event]): void {
  (globalThis as {analytics?: Partial<Sink>}).analytics?.track?.(event, fields);
}
