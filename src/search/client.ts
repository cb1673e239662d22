import addresses from '@generated/outputs/default/addresses.json';
import {createEmbeddedClient} from './engine/embedded-client';
import {IndexWorker} from './index-worker';
import {createHostedClient} from './engine/hosted-client';
import type {SearchClient} from './engine/search-client';
import type {SearchSettings} from './settings';

/** One index for the whole site, however many places search in it. */
let shared: IndexWorker | null = null;

function sharedWorker(): IndexWorker {
  shared ??= new IndexWorker({titles: addresses.titles, records: addresses.records});
  return shared;
}

/** Starts loading what the first query needs. A failure shows when a query is typed; the next one tries again. */
export function warmUp(settings: SearchSettings, what: 'titles' | 'all'): void {
  if (settings.algolia) return;
  const worker = sharedWorker();
  (what === 'all' ? worker.loadAll() : worker.loadTitles()).catch(() => undefined);
}

/** A client of the engine that this site is built with. */
export async function createClient(settings: SearchSettings): Promise<SearchClient> {
  if (!settings.algolia) return createEmbeddedClient(sharedWorker());
  const {appId, searchKey, index} = settings.algolia;
  const {liteClient} = await import('algoliasearch/lite');
  return createHostedClient(liteClient(appId, searchKey) as never, index, settings.address);
}
