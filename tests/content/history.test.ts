import {readFileSync} from 'node:fs';
import {it} from 'vitest';
import {HISTORY, loadHistory, presentHistory} from '../../plugins/pages/known-addresses';
import {siteMap} from '../../plugins/pages/site-map';
import {checkHistory} from '../support/checks/history';
import {expectNone} from '../support/expect-none';
import {allPages, unreadablePages} from '../support/pages';

it('answers every address and anchor that the site ever had', () => {
  // A page that can't be read hasn't moved.
  if (unreadablePages().length) return;
  const pages = allPages();
  const map = siteMap(pages);
  const source = readFileSync(HISTORY, 'utf8');
  expectNone(checkHistory({source, known: loadHistory(), present: presentHistory(pages, map), map, pages}));
});
