import type {SearchClient, SearchResult} from '../search-client';

export interface SearchObserver {
  /** A query is about to be answered. */
  onQuery: (query: string) => void;
  onResult: (result: SearchResult) => void;
  onFailure: () => void;
}

/** Tells an observer what goes through a client; nothing else changes. */
export function observeClient(client: Promise<SearchClient>, observer: SearchObserver): SearchClient {
  return {
    async search(request) {
      const query = request.requests[0]?.query ?? '';
      observer.onQuery(query);
      try {
        const answer = await (await client).search(request);
        const [result] = answer.results;
        if (result) observer.onResult(result);
        return answer;
      } catch (error) {
        observer.onFailure();
        throw error;
      }
    },
  };
}
