import {redirects} from '../../../config/redirects';
import {blocks} from '../../../plugins/pages/mdast/build';
import type {SiteMap} from '../../../plugins/pages/site-map';
import type {InboundLink} from '../../../src/data/inbound-links-schema';
import {checkHistory} from '../../support/checks/history';
import {checkInboundLinks} from '../../support/checks/inbound-links';
import {checkLinkRows} from '../../support/checks/link-rows';
import {checkLinks} from '../../support/checks/links';
import {checkOrphans} from '../../support/checks/orphans';
import {checkRedirects} from '../../support/checks/redirects';
import {checkSidebars} from '../../support/checks/sidebars';
import {pageOf} from '../../support/written-page';
import {type Mistake, foundBy} from './mistake';

/** A redirect of the site, to a page. */
const MOVED = redirects.find(({to}) => /^\/docs\/[\w/-]+$/.test(to)) ?? {from: '', to: ''};

const map: SiteMap = {
  routes: new Set(['/docs/a', '/docs/b', MOVED.to]),
  anchors: new Map([
    ['/docs/a', new Set(['here'])],
    ['/docs/b', new Set()],
  ]),
};
const links = (body: string) => checkLinks([pageOf(body)], map);
const generated = (markdown: string) => ({...pageOf(''), tree: {type: 'root' as const, children: blocks(markdown)}});
const redirect = ([from, to]: [string, string]) =>
  checkRedirects([{from, to}], map.routes, `const table = {\n  '${from}': '${to}',\n};`);
function history({present = [], ...known}: {routes?: string[]; anchors?: string[]; present?: string[]}): string[] {
  const list = {routes: known.routes ?? [], anchors: known.anchors ?? []};
  const source = JSON.stringify(list, null, 2);
  return checkHistory({
    source,
    known: list,
    present: {routes: present, anchors: []},
    map,
    pages: [{file: 'docs/b.mdx', permalink: '/docs/b'}],
  });
}

function inbound(link: Partial<InboundLink>, message = ''): string[] {
  const links = [{url: '/docs/a', printedBy: ['the samples'], ...link}];
  const source = {path: 'src/data/inbound-links.json', text: JSON.stringify(links, null, 2)};
  return checkInboundLinks(source, links, map, [{path: 'src/data/messages/a.yaml', text: message}]);
}

/** Addresses, links, sidebars and redirects. */
export const LINKS: Mistake[] = [
  ...foundBy(inbound, 'src/data/inbound-links.json:3: ', [
    [
      'an anchor that the tool links to and no page has',
      {url: '/docs/a#gone'},
      /\/docs\/a has no anchor #gone; .*Add a redirect, or the anchor/,
    ],
    [
      'a link of a release that nobody knows',
      {releases: ['9.9.9']},
      /src\/data\/releases\.yaml has no release "9\.9\.9"/,
    ],
  ]),
  [
    'two links in one row at the end of a page',
    () => checkLinkRows([pageOf('## Related pages\n\n- [A](/docs/a) and [B](/docs/b): more\n- [A](/docs/a): more')]),
    /^docs\/a\.mdx:\d+: "A and B: more" isn’t one link with its description/,
  ],
  [
    'a short link in a message whose page is not known',
    () => inbound({shortLink: 'here'}, 'see\n{product}: https://s.{product}.io/there'),
    /^src\/data\/messages\/a\.yaml:2: nothing says where s\.\{product\}\.io\/there leads: add "shortLink"/,
  ],
  ...foundBy(history, '', [
    [
      'a moved page without a redirect',
      {routes: ['/docs/gone']},
      /^src\/data\/routes\.json:3: .*Add a redirect to config\/redirects\.ts/,
    ],
    [
      'a changed heading that is linked to',
      {anchors: ['/docs/a#old']},
      /^src\/data\/routes\.json:4: .*write \{#old\} behind the heading/,
    ],
    ['a new page that is not remembered', {present: ['/docs/b']}, /^docs\/b\.mdx:1: .*run npm run data:routes/],
  ]),
  ...foundBy(links, 'docs/a.mdx:6: ', [
    [
      'a dead link',
      'See [the other](/docs/c).',
      /the link "\/docs\/c" is dead: no page and no redirect .*Mend the link/,
    ],
    ['a dead anchor', 'See [this part](#there).', /.*\/docs\/a has no anchor #there/],
    ['a relative link', 'See [the other](b.mdx).', /write the link "b\.mdx" as an absolute path/],
    ['a vague link text', 'Click [here](/docs/b).', /the link text "here" does not say where it leads/],
    [
      'a link to the old address of a page',
      `See [the other](${MOVED.from}?a#b).`,
      new RegExp(`the link "[^"]+" names an address from before a move: write "${MOVED.to}"`),
    ],
  ]),
  [
    'a dead link in data',
    () => checkLinks([generated('[the other](/docs/c)')], map, [{path: 'src/data/a.yaml', text: 'x\ny: (/docs/c)'}]),
    /^src\/data\/a\.yaml:2: the link "\/docs\/c" is dead/,
  ],
  [
    'an orphan page',
    () => checkOrphans([pageOf('Text.')], {ids: [], addresses: []}),
    /^docs\/a\.mdx:1: no sidebar and no page leads here: add "a" to sidebars\.ts/,
  ],
  [
    'a page in no sidebar',
    () => checkSidebars([], ['a'], []),
    /^docs\/a\.mdx:1: the page stands in no sidebar: add "a"/,
  ],
  [
    'a sidebar entry without a page',
    () => checkSidebars(['b'], [], []),
    /^sidebars\.ts:1: "b" is no page: there is no docs\/b\.mdx/,
  ],
  ...foundBy(redirect, 'config/redirects.ts:2: ', [
    ['a redirect to nowhere', ['/old', '/nowhere'], /.*which is no page/],
    ['a redirect that hides a page', ['/docs/a', '/docs/b'], /.*is a page, which the redirect would hide/],
  ]),
];
