import {track} from './track';

/** Time without typing after which a query is treated as finished, in milliseconds. */
const TYPING_PAUSE = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let reported = '';

/**
 * Reports what a reader has typed into a search field, when they have stopped. There's one for the whole site: a query
 * that is taken from the dialog to the search page is reported once, and one that comes from a link never.
 */
export function reportTyping(typed: string): void {
  clearTimeout(timer);
  const searchQuery = typed.trim();
  if (!searchQuery || searchQuery === reported) return;
  timer = setTimeout(() => {
    reported = searchQuery;
    track('docsSearch', {searchQuery});
  }, TYPING_PAUSE);
}
