/** Everything that is reported, with its fields. */
export interface AnalyticsEvents {
  /** The reader has rated an answer of Ask. */
  askFeedback: {question: string; isHelpful: boolean; sources: string[]};
  /** The reader has stopped typing a query for a second. */
  docsSearch: {searchQuery: string};
  /** The reader has said whether a page helped. */
  pageFeedback: {path: string; isHelpful: boolean};
  /** A page is shown. */
  pageView: {path: string; title: string};
}

/** An event and its fields. */
export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: [name: Name, fields: AnalyticsEvents[Name]];
}[keyof AnalyticsEvents];

type Sink = (...event: AnalyticsEvent) => unknown;

/** The queue only grows this long when the sink never loads; then the oldest events are dropped. */
const MOST_WAITING = 50;

let sink: Sink | 'none' | 'coming' = 'none';
const waiting: AnalyticsEvent[] = [];

function deliver(to: Sink, event: AnalyticsEvent): void {
  try {
    // The sink may be blocked or broken, which must not affect the reader.
    Promise.resolve(to(...event)).catch(() => undefined);
  } catch {
    // The same.
  }
}

/** Reports an event to the page's analytics, if there are any; does nothing where the reader mustn't be tracked. */
export function track<Name extends keyof AnalyticsEvents>(name: Name, fields: AnalyticsEvents[Name]): void {
  const event = [name, fields] as AnalyticsEvent;
  if (typeof sink === 'function') deliver(sink, event);
  else if (sink === 'coming' && waiting.push(event) > MOST_WAITING) waiting.shift();
}

/** Keeps events until the sink has loaded; forgets them when it doesn't. */
export async function connect(load: () => Promise<Sink>): Promise<void> {
  sink = 'coming';
  try {
    sink = await load();
    for (const event of waiting.splice(0)) deliver(sink, event);
  } catch {
    sink = 'none';
    waiting.length = 0;
  }
}
