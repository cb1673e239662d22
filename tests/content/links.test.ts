import {readFileSync} from 'node:fs';
import {it} from 'vitest';
import {redirects} from '../../plugins/pages/data/redirects';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {INBOUND, loadInboundLinks} from '../../plugins/pages/data/facts';
import {HISTORY, loadHistory, presentHistory} from '../../plugins/pages/known-addresses';
import {siteMap, whyUnanswered} from '../../plugins/pages/site-map';
import {TASKS} from '../../src/search/screen/tasks';
import {checkHistory} from '../support/checks/history';
import {checkInboundLinks} from '../support/checks/inbound-links';
import {checkInboundPages, checkLinks} from '../support/checks/links';
import {checkRedirects} from '../support/checks/redirects';
import {expectNone} from '../support/expect-none';
import {DATA_FOLDERS, findFiles, readFiles} from '../support/files';
import {allPages, unreadableAddresses, unreadablePages} from '../support/pages';

const pages = allPages();
const map = siteMap(pages);
// They have their own mistake, which is reported once.
for (const address of unreadableAddresses()) map.routes.add(address);

it('links only to pages and anchors that exist, with texts that say where they lead', () =>
  // The same data may be on several pages.
  expectNone([...new Set(checkLinks(pages, map, readFiles(findFiles(DATA_FOLDERS, /\.(ya?ml|json)$/))))]));

it('links each page from several others', () => expectNone(checkInboundPages(pages)));

it('sends those who open the search or use the check only to pages and anchors that exist', () => {
  const {gaps, findings, adaptations} = loadCheckRules();
  const ofProviders = gaps.gaps.flatMap(({id, providers = {}}) =>
    Object.values(providers).map((own) => ({...own, id})),
  );
  const tasks = TASKS.map(({label, to}) => ({id: label, link: to}));
  expectNone(
    [...gaps.gaps, ...ofProviders, ...findings, ...adaptations, ...tasks].flatMap(({id, link}) => {
      const why = link && whyUnanswered(link, map);
      return why ? [`${id}: the link "${link}" is dead: ${why}. Mend the link.`] : [];
    }),
  );
});

it('redirects without loops, chains, duplicates, shadowed pages or dead targets', () => {
  expectNone(checkRedirects(redirects, map.routes, readFileSync('src/data/redirects.json', 'utf8')));
});

it('answers every address that the tool, its samples and former pages link to', () => {
  const [source] = readFiles([INBOUND]);
  if (source)
    expectNone(
      checkInboundLinks(
        source,
        loadInboundLinks(),
        map,
        readFiles(findFiles(['packages/compose-check/data/messages'], /\.yaml$/)),
      ),
    );
});

// A page that can't be read hasn't moved.
it.skipIf(unreadablePages().length > 0)('answers every address and anchor that the site ever had', () => {
  const source = readFileSync(HISTORY, 'utf8');
  expectNone(checkHistory({source, known: loadHistory(), present: presentHistory(pages, map), map, pages}));
});
