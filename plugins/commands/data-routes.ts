import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {loadPages} from '../remark/load-pages';
import {siteMap} from '../pages/site-map';
import {HISTORY, forgotten, mergeHistory, parseHistory, presentHistory, unremembered} from '../pages/known-addresses';

/** Adds new addresses to the file. Refuses if the site no longer answers an old one. */
export function updateKnownAddresses(file = HISTORY): string[] {
  const pages = loadPages();
  const map = siteMap(pages);
  const known = existsSync(file) ? parseHistory(readFileSync(file, 'utf8')) : {routes: [], anchors: []};
  const gone = forgotten(known, map);
  if (gone.length) throw new Error(gone.map(({remedy}) => `${file}: ${remedy}`).join('\n'));
  const present = presentHistory(pages, map);
  const added = unremembered(known, present);
  if (!added.length) return ['Nothing to change: every address is known.'];
  writeFileSync(file, mergeHistory(known, present));
  return added.map((address) => `added ${address}`);
}
