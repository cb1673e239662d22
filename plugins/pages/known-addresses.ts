import * as z from 'zod';
import {REDIRECTS, redirects} from './data/redirects';
import {site} from '../../config/site';
import {loadInboundLinks} from './data/facts';
import {readData} from './data/read-data';
import {linksOf} from './links';
import type {Page} from './page';
import {type SiteMap, whyUnanswered} from './site-map';

export const HISTORY = 'src/data/routes.json';

const historySchema = z.strictObject({
  routes: z.array(z.string()).describe('Every address that the site has ever had, redirects included.'),
  anchors: z.array(z.string()).describe('Every anchor that another page, the tool or a sample has linked to.'),
});

/** Addresses that readers, search engines and the tool may still use, with tokens for the name. */
export type History = z.infer<typeof historySchema>;

const KINDS = ['routes', 'anchors'] as const;

/** @throws Error that names the file and the place in it */
export const loadHistory = (): History => readData(HISTORY, historySchema);

/** What the site has now: pages, redirects, and the anchors that something links to. */
export function presentHistory(pages: Page[], map: SiteMap): History {
  const written = pages.flatMap((page) => linksOf(page).filter(({line, url}) => line > 0 && !url.startsWith('#')));
  const anchors = [...loadInboundLinks(), ...written]
    .map(({url}) => url)
    .filter((url) => url.startsWith('/') && url.includes('#') && !whyUnanswered(url, map));
  return {routes: unique([...map.routes, ...redirects.map(({from}) => from)]), anchors: unique(anchors)};
}

const unique = (list: string[]) => [...new Set(list)].sort();

/** Remembered addresses that no page, redirect or heading answers anymore, each with what to do. */
export function forgotten(known: History, map: SiteMap): {address: string; remedy: string}[] {
  const routes = known.routes.flatMap((address) => {
    const why = whyUnanswered(address, map);
    if (!why) return [];
    return [{address, remedy: `"${address}" was an address of this site: ${why}. Add a redirect to ${REDIRECTS}.`}];
  });
  const anchors = known.anchors.flatMap((address) => {
    const [route = '', anchor = ''] = address.split('#');
    if (whyUnanswered(route, map) || !whyUnanswered(address, map)) return [];
    const remedy = `"${address}" was linked to and its heading is gone: write {#${anchor}} behind the heading that answers it, or delete this line if none does.`;
    return [{address, remedy}];
  });
  return [...routes, ...anchors];
}

/** Addresses that aren't remembered yet. */
export const unremembered = (known: History, present: History): string[] =>
  KINDS.flatMap((kind) => present[kind].filter((address) => !known[kind].includes(address)));

/** An address as the file has it, with a token for the name. */
export const withToken = (address: string) => address.replaceAll(site.slug, '{product}');

/** The file after an update: nothing is ever dropped. */
export function mergeHistory(known: History, present: History): string {
  const merged = KINDS.map((kind) => [kind, unique([...known[kind], ...present[kind]].map(withToken))]);
  return `${JSON.stringify(Object.fromEntries(merged), null, 2)}\n`;
}
