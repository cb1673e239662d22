import {track} from '../analytics/track';

/** Time without typing after which a query counts as meant, in milliseconds. */
export const TYPING_PAUSE = 1000;

/** Makes a function that is told of every query, and reports one when the reader has stopped typing. */
export function createQueryReporter(
  report: (query: string) => void = (searchQuery) => track('docsSearch', {searchQuery}),
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';
  return (query: string): void => {
    clearTimeout(timer);
    const text = query.trim();
    if (!text || text === reported) return;
    timer = setTimeout(() => {
      reported = text;
      report(text);
    }, TYPING_PAUSE);
  };
}
