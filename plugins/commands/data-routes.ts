import {writeFileSync} from 'node:fs';
import {loadPages} from '../remark/load-pages';
import {siteMap} from '../pages/site-map';
import {HISTORY, forgotten, loadHistory, mergeHistory, presentHistory, unremembered} from '../pages/known-addresses';

/** Adds new addresses to the file. Refuses if the site no longer answers an old one. */
export function updateKnownAddresses(): string[] {
  const pages = loadPages();
  const map = siteMap(pages);
  const known = loadHistory();
  const gone = forgotten(known, map);
  if (gone.length) throw new Error(gone.map(({remedy}) => `${HISTORY}: ${remedy}`).join('\n'));
  const present = presentHistory(pages, map);
  const added = unremembered(known, present);
  if (!added.length) return ['Nothing to change: every address is known.'];
  writeFileSync(HISTORY, mergeHistory(known, present));
  return added.map((address) => `added ${address}`);
}
