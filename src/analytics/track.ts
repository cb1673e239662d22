/** Everything that is reported, with its fields. */
export type AnalyticsEvent =
  /** The reader has stopped typing a query for a second. */
  | [name: 'docsSearch', fields: {searchQuery: string}]
  /** A page is shown. */
  | [name: 'pageView', fields: {path: string; title: string}];

type Sink = (...event: AnalyticsEvent) => unknown;

let sink: Promise<Sink> | undefined;

/** Reports an event to the page's analytics, if there are any; does nothing where the reader mustn't be tracked. */
export function track(...event: AnalyticsEvent): void {
  // The sink may be blocked or broken, which must not affect the reader.
  sink?.then((send) => send(...event)).catch(() => undefined);
}

/** Events wait until the sink has loaded; they're forgotten when it doesn't. */
export function connect(load: Promise<Sink>): void {
  sink = load;
  load.catch(() => undefined);
}
