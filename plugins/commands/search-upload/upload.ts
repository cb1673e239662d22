import {type SearchClient, algoliasearch} from 'algoliasearch';
import synonyms from 'docs-index/data/synonyms.json';
import type {SearchRecord} from 'docs-index/search/record';
import {algoliaObject, indexSettings} from './algolia-objects';

/** The calls of Algolia's client that an upload makes. */
export type UploadClient = Pick<
  SearchClient,
  'setSettings' | 'saveSynonyms' | 'saveObjects' | 'operationIndex' | 'waitForTask' | 'deleteIndex'
>;

export interface UploadTarget {
  appId: string;
  adminKey: string;
  index: string;
  siteUrl: string;
}

const connect = ({appId, adminKey}: UploadTarget): UploadClient => algoliasearch(appId, adminKey);

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
 * Replaces an index of Algolia's: everything goes to a temporary index, which replaces the old one in one
 * step when it's complete. If anything fails before that, the old index stays.
 *
 * @returns number of records
 * @throws Error with the answer of the service
 */
export async function upload(
  records: readonly SearchRecord[],
  target: UploadTarget,
  client = connect(target),
): Promise<number> {
  const temporary = `${target.index}_new_${Date.now()}`;
  const objects = records.map((record) => algoliaObject(record, target.siteUrl));
  let task: number;
  try {
    await client.setSettings({indexName: temporary, indexSettings: indexSettings as never});
    await client.saveSynonyms({indexName: temporary, synonymHit: synonymObjects()});
    await client.saveObjects({indexName: temporary, objects, waitForTasks: true});
    const {taskID} = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: target.index},
    });
    task = taskID;
  } catch (error) {
    // A leftover temporary index counts against the plan's records. A failed delete must not hide the first error.
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw new Error(`The index "${target.index}" is unchanged: ${(error as Error).message}`, {cause: error});
  }
  try {
    await client.waitForTask({indexName: temporary, taskID: task});
  } catch (error) {
    throw new Error(
      `The move to "${target.index}" was sent but not confirmed: ${(error as Error).message} Look at the index before you try again.`,
      {cause: error},
    );
  }
  return objects.length;
}
