import type {AnswerPart} from 'docs-index/answers/answer';
import type {Context} from 'docs-index/answers/question';
import type {SearchClient, SearchResult} from 'docs-index/search/search-client';
import {fetchAhead} from '../lib/fetch-ahead';
import {RemoteEngine, RemoteError} from '../lib/remote';
import {createHostedClient} from './hosted-client';
import type {SearchSettings} from './settings';
import type {SiteEngine} from './worker';

/** One index for the whole site, however many places search in it or ask it. */
const siteEngine = new RemoteEngine<SiteEngine>(() => new Worker(new URL('./worker.ts', import.meta.url)));

/** Starts loading what the first query needs. A failure shows when a query is typed; the next one tries again. */
export function warmUp(settings: SearchSettings, what: 'titles' | 'all'): void {
  if (settings.algolia) return;
  siteEngine.call((site) => (what === 'all' ? site.loadAll() : site.loadTitles())).catch(() => undefined);
}

/** Starts loading what an answer needs, at the first sign of a question. */
export const prepareAnswers = (): void => fetchAhead(() => siteEngine.call((site) => site.loadAnswers()));

/**
 * Answers a question by quoting the docs.
 *
 * @throws RemoteError when the index can't be loaded
 */
export const answer = (question: string, context: Context): Promise<AnswerPart[]> =>
  siteEngine.call((site) => site.answer(question, context));

type Answer = {results: SearchResult[]};

/** A client over the index of the site. A query that a newer one has overtaken gets the newer one's answer. */
export function createEmbeddedClient(
  remote: Pick<typeof siteEngine, 'call' | 'newestCalls'> = siteEngine,
): SearchClient {
  const callNewest = remote.newestCalls();
  let newest: Promise<Answer> | null = null;
  return {
    search({requests}) {
      const found = callNewest((site) => site.search(requests)).then(({results, isWhole}) => {
        if (isWhole) return {results};
        const more = remote.call((site) => site.loadAll());
        more.catch(() => undefined);
        return {results: results.map((result) => ({...result, more}))};
      });
      newest = found.catch((error: unknown) => {
        if (newest && error instanceof RemoteError && error.reason === 'replaced') return newest;
        throw error;
      });
      return newest;
    },
  };
}

export async function createClient(settings: SearchSettings): Promise<SearchClient> {
  if (!settings.algolia) return createEmbeddedClient();
  const {appId, searchKey, index} = settings.algolia;
  const {liteClient} = await import('algoliasearch/lite');
  return createHostedClient(liteClient(appId, searchKey), index, settings.address);
}
