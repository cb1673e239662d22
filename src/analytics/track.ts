/** Everything that is reported, with its fields. */
export interface AnalyticsEvents {
  /** The reader has stopped typing a query for a second. */
  docsSearch: {searchQuery: string};
  /** A page is shown. */
  pageView: {path: string; title: string};
}

export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: [name: Name, fields: AnalyticsEvents[Name]];
}[keyof AnalyticsEvents];

type Sink = (...event: AnalyticsEvent) => unknown;

let sink: Promise<Sink> | undefined;

/** Reports an event to the page's analytics, if there are any; does nothing where the reader mustn't be tracked. */
export function track<Name extends keyof AnalyticsEvents>(name: Name, fields: AnalyticsEvents[Name]): void {
  // The sink may be blocked or broken, which must not affect the reader.
  sink?.then((send) => send(...([name, fields] as AnalyticsEvent))).catch(() => undefined);
}

/** Events wait until the sink has loaded; they're forgotten when it doesn't. */
export function connect(load: Promise<Sink>): void {
  sink = load;
  load.catch(() => undefined);
}
