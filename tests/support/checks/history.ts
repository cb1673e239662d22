import {HISTORY, type History, forgotten, unremembered, withToken} from '../../../plugins/pages/known-addresses';
import type {Page} from '../../../plugins/pages/page';
import type {SiteMap} from '../../../plugins/pages/site-map';
import {lineOf} from '../line-of';

interface HistoryInput {
  /** Text of the file, for line numbers. */
  source: string;
  known: History;
  present: History;
  map: SiteMap;
  pages: Pick<Page, 'file' | 'permalink'>[];
}

/** No address is lost without a redirect or an anchor in its place, and every new one is remembered. */
export function checkHistory({source, known, present, map, pages}: HistoryInput): string[] {
  const files = new Map(pages.map(({file, permalink}) => [permalink, file]));
  return [
    ...forgotten(known, map).map(
      ({address, remedy}) => `${HISTORY}:${lineOf(source, `"${withToken(address)}"`)}: ${remedy}`,
    ),
    ...unremembered(known, present).map(
      (address) =>
        `${files.get(address) ?? HISTORY}:1: "${address}" is new and not remembered yet: run npm run data:routes.`,
    ),
  ];
}
