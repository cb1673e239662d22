import {createEmbeddedClient} from './embedded/embedded-client';
import {IndexWorker} from './embedded/index-worker';
import {createHostedClient} from './hosted/hosted-client';
import {searchManifest} from './manifest';
import type {SearchClient} from './search-client';
import type {SearchSettings} from './settings';

/** One index for the whole site, however many places search in it. */
let shared: IndexWorker | null = null;

function sharedWorker({address}: SearchSettings): IndexWorker {
  shared ??= new IndexWorker(`${address.baseUrl}${searchManifest.records.slice(1)}`);
  return shared;
}

/** Begins to load what the first query needs. A failure shows when a query is typed, and is mended by the next. */
export function warmUp(settings: SearchSettings): void {
  if (!settings.algolia)
    sharedWorker(settings)
      .load()
      .catch(() => undefined);
}

/** A client of the engine that this site is built with. */
export async function createClient(settings: SearchSettings): Promise<SearchClient> {
  if (!settings.algolia) return createEmbeddedClient(sharedWorker(settings));
  const {appId, searchKey, index} = settings.algolia;
  const {liteClient} = await import('algoliasearch/lite');
  return createHostedClient(liteClient(appId, searchKey) as never, index, settings.address);
}
