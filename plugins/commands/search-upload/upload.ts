import {type SearchClient, algoliasearch} from 'algoliasearch';
import synonyms from 'docs-index/data/synonyms.json';
import type {SearchRecord} from 'docs-index/search/record';
import {algoliaObject, indexSettings} from './algolia-objects';

/** The calls of Algolia's client that an upload makes. */
export type UploadClient = Pick<SearchClient, 'setSettings' | 'saveSynonyms' | 'replaceAllObjects'>;

export interface UploadTarget {
  appId: string;
  adminKey: string;
  index: string;
  siteUrl: string;
}

/** The synonyms of the embedded engine, in Algolia's form. */
function synonymObjects() {
  const equal = synonyms.equal.map((words, place) => ({
    objectID: `equal-${place}`,
    type: 'synonym' as const,
    synonyms: words,
  }));
  const also = Object.entries(synonyms.also).map(([input, words], place) => ({
    objectID: `also-${place}`,
    type: 'oneWaySynonym' as const,
    input,
    synonyms: words,
  }));
  return [...equal, ...also];
}

/**
 * Replaces the records of an index of Algolia's: they go to a temporary index, which replaces the old one in one step when it's
 * complete. If that fails, the old records stay.
 *
 * @returns number of records
 * @throws Error with the answer of the service
 */
export async function upload(
  records: readonly SearchRecord[],
  {index: indexName, siteUrl, ...keys}: UploadTarget,
  client: UploadClient = algoliasearch(keys.appId, keys.adminKey),
): Promise<number> {
  const objects = records.map((record) => algoliaObject(record, siteUrl));
  await client.setSettings({indexName, indexSettings: indexSettings as never});
  await client.saveSynonyms({indexName, synonymHit: synonymObjects(), replaceExistingSynonyms: true});
  await client.replaceAllObjects({indexName, objects});
  return objects.length;
}
