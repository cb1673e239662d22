import {readFileSync} from 'node:fs';
import {it} from 'vitest';
import {redirects} from '../../config/redirects';
import {site} from '../../config/site';
import {siteMap, whyUnanswered} from '../../plugins/pages/site-map';
import {expandTokens, tokenValues} from '../../plugins/pages/tokens';
import {checkLinks} from '../support/checks/links';
import {checkRedirects} from '../support/checks/redirects';
import {expectNone} from '../support/expect-none';
import {findFiles, readFiles} from '../support/files';
import {lineOf} from '../support/line-of';
import {allPages, unreadableAddresses} from '../support/pages';

const INBOUND = 'src/data/inbound-links.json';

/** Files with a fixed address: no pages, but answered. */
const FILES = new Set(['/samples-v2.json']);

const pages = allPages();
const map = siteMap(pages);
// They have their own mistake, which is reported once.
for (const address of unreadableAddresses()) map.routes.add(address);

it('links only to pages and anchors that exist, with texts that say where they lead', () =>
  // The same data may are on several pages.
  expectNone([...new Set(checkLinks(pages, map, readFiles(findFiles(['src/data'], /\.(ya?ml|json)$/))))]));

it('redirects without loops, chains, duplicates, shadowed pages or dead targets', () => {
  expectNone(checkRedirects(redirects, map.routes, readFileSync('config/redirects.ts', 'utf8')));
});

it('answers every address that the tool and its samples print', () => {
  const source = readFileSync(INBOUND, 'utf8');
  const values = tokenValues(site);
  const dead = (JSON.parse(source) as {url: string}[]).flatMap(({url}) => {
    const why = FILES.has(url) ? null : whyUnanswered(expandTokens(url, values), map);
    return why
      ? [
          `${INBOUND}:${lineOf(source, `"${url}"`)}: ${why}; the tool prints this address. Add a redirect, or the anchor to its page.`,
        ]
      : [];
  });
  expectNone(dead);
});
