import {readServices} from '../../../config/services';
import {site} from '../../../config/site';
import {loadPages} from '../../remark/load-pages';
import {algoliaObject} from './algolia-objects';
import {sectionRecords} from '../../outputs/search/section-records';
import {type UploadTarget, upload} from './upload';

/**
 * Where to upload to.
 *
 * @throws Error that names what is missing in the environment
 */
export function uploadTarget(): UploadTarget {
  const {algolia} = readServices();
  const adminKey = process.env.ALGOLIA_ADMIN_KEY?.trim();
  const missing = [
    ...(algolia ? [] : ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY']),
    ...(adminKey ? [] : ['ALGOLIA_ADMIN_KEY']),
  ];
  if (!algolia || !adminKey)
    throw new Error(`Set ${missing.join(', ')} to upload the search records. See config/services.ts.`);
  return {appId: algolia.appId, adminKey, index: algolia.index, siteUrl: site.url};
}

/** Replaces the hosted index by the records of this site, or only shows them. */
export async function uploadRecords({dryRun = false}: {dryRun?: boolean}): Promise<void> {
  const records = sectionRecords(loadPages());
  const size = Buffer.byteLength(JSON.stringify(records.map((record) => algoliaObject(record, site.url))));
  console.log(`${records.length} records, ${Math.round(size / 1024)} kB`);
  if (dryRun) {
    console.log(
      JSON.stringify(
        records.slice(0, 2).map((record) => algoliaObject(record, site.url)),
        null,
        2,
      ),
    );
    console.log('Dry run: nothing was sent.');
    return;
  }
  const target = uploadTarget();
  console.log(`Uploaded ${await upload(records, target)} records to the index "${target.index}".`);
}
