import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {type Page, loadPage, pageFiles} from '../pages/load-pages';

let dataStamp = '';
const known = new Map<string, Page>();

/** Changes when any data file does: pages are made from them. */
function stampOfData(folder = 'src/data'): string {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return names.map((name) => statSync(join(folder, name)).mtimeMs).join();
}

/** All pages; those whose source and data are as they were are not read again, which keeps `npm start` quick. */
export function cachedPages(): Page[] {
  const stamp = stampOfData();
  if (stamp !== dataStamp) known.clear();
  dataStamp = stamp;
  return pageFiles().map((file) => {
    const page = known.get(file);
    if (page?.source === readFileSync(file, 'utf8')) return page;
    const fresh = loadPage(file);
    known.set(file, fresh);
    return fresh;
  });
}
