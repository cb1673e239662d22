import type {SearchClient, SearchRequest, SearchResult} from './search-client';
import type {IndexWorker} from '../index-worker';

type Answer = {results: SearchResult[]};

interface Pending {
  requests: readonly SearchRequest[];
  answer: Promise<Answer>;
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
}

function pendingOf(requests: readonly SearchRequest[]): Pending {
  let resolve: Pending['resolve'] = () => undefined;
  const answer = new Promise<Answer>((settle) => {
    resolve = settle;
  });
  return {requests, answer, resolve};
}

/**
 * A client over the index of the site. While one query is being answered, only the newest of those that follow is
 * kept; the dropped ones get its answer, so that no request waits forever and nothing old is shown.
 */
export function createEmbeddedClient(worker: Pick<IndexWorker, 'search'>): SearchClient {
  let running: Promise<unknown> | null = null;
  let next: Pending | null = null;

  const run = (pending: Pending): void => {
    const answer = worker.search(pending.requests).then((results) => ({results}));
    pending.resolve(answer);
    running = answer
      .catch(() => undefined)
      .then(() => {
        running = null;
        const following = next;
        next = null;
        if (following) run(following);
      });
  };

  return {
    search({requests}) {
      const pending = pendingOf(requests);
      if (!running) run(pending);
      else {
        next?.resolve(pending.answer);
        next = pending;
      }
      return pending.answer;
    },
  };
}
