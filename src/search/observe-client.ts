import type {SearchClient, SearchResult} from 'docs-index/search/search-client';
import {loadOnce} from '../lib/load-once';

export type Outcome = {query: string} & ({status: 'found'; result: SearchResult} | {status: 'failed'});

export interface SearchObserver {
  /** A query is about to be answered. */
  onQuery?: (query: string) => void;
  onOutcome: (outcome: Outcome) => void;
  /** The newest query would find more by now. */
  onMore: () => void;
}

const nothing = (query: string): SearchResult => ({query, hits: [], nbHits: 0});

/**
 * A client that tells an observer how the newest query went. One that fails finds nothing: DocSearch shows its own
 * failure screen for a moment only, because the autocomplete below it ends every failed query as an idle one
 * (packages/autocomplete-core/src/onInput.ts in algolia/autocomplete).
 *
 * @param connect makes the client; is called again if that fails
 */
export function observeClient(connect: () => Promise<SearchClient>, observer: SearchObserver): SearchClient {
  const client = loadOnce(connect);
  let newest = 0;
  return {
    async search(request) {
      const query = request.requests[0]?.query ?? '';
      const turn = ++newest;
      observer.onQuery?.(query);
      try {
        const answer = await (await client()).search(request);
        const [result] = answer.results;
        if (result && turn === newest) {
          observer.onOutcome({status: 'found', query, result});
          result.more?.then(
            () => turn === newest && observer.onMore(),
            () => undefined,
          );
        }
        return answer;
      } catch {
        if (turn === newest) observer.onOutcome({status: 'failed', query});
        return {results: request.requests.map((one) => nothing(one.query))};
      }
    },
  };
}
