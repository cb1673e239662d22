import type {Redirect} from '../../../plugins/pages/data/redirects';
import {blocks} from '../../../plugins/pages/mdast/build';
import type {SiteMap} from '../../../plugins/pages/site-map';
import type {InboundLink} from '../../../src/data/inbound-links-schema';
import {checkHistory} from '../../support/checks/history';
import {checkInboundLinks} from '../../support/checks/inbound-links';
import {checkLinkRows} from '../../support/checks/link-rows';
import {checkInboundPages, checkLinks} from '../../support/checks/links';
import {checkRedirects} from '../../support/checks/redirects';
import {checkSidebars} from '../../support/checks/sidebars';
import {pageOf} from '../../support/written-page';

const map: SiteMap = {
  routes: new Set(['/docs/a', '/docs/b', '/docs/intro/getting-started']),
  anchors: new Map([
    ['/docs/a', new Set(['here'])],
    ['/docs/b', new Set()],
  ]),
};

export const links = {
  inbound: ({message = '', ...link}: Partial<InboundLink> & {message?: string}) => {
    const links = [{url: '/docs/a', printedBy: ['the samples'], ...link}];
    const source = {path: 'src/data/inbound-links.json', text: JSON.stringify(links, null, 2)};
    return checkInboundLinks(source, links, map, [
      {path: 'packages/compose-check/data/messages/a.yaml', text: message},
    ]);
  },
  'link rows': (body: string) => checkLinkRows([pageOf(body)]),
  history: ({routes = [], anchors = [], present = []}: Record<'routes' | 'anchors' | 'present', string[]>) =>
    checkHistory({
      source: JSON.stringify({routes, anchors}, null, 2),
      known: {routes, anchors},
      present: {routes: present, anchors: []},
      map,
      pages: [{file: 'docs/b.mdx', permalink: '/docs/b'}],
    }),
  links: (body: string) => checkLinks([pageOf(body)], map),
  /** Pages that link to a page, each from its own address. */
  'linked pages': (links: Record<string, string>) =>
    checkInboundPages(Object.entries(links).map(([permalink, body]) => ({...pageOf(body), permalink}))),
  /** A page that is made from data. */
  'data links': (markdown: string) =>
    checkLinks([{...pageOf(''), tree: {type: 'root' as const, children: blocks(markdown)}}], map, [
      {path: 'src/data/a.yaml', text: `x\ny: ${markdown}`},
    ]),
  sidebars: ({entries, ids}: {entries: string[]; ids: string[]}) => checkSidebars(entries, ids, []),
  redirects: (table: Redirect[]) =>
    checkRedirects(table, map.routes, ['const table = {', ...table.map(({from}) => `'${from}'`)].join('\n')),
};
