import Slugger from 'github-slugger';
import {visit} from 'unist-util-visit';
import {type Redirect, redirects} from './data/redirects';
import {decode} from '../../src/lib/decode';
import {headingId} from './heading-ids';
import {attributeOf, isElement} from './mdast/element';
import {categoryAddresses} from './outline';
import type {Page} from './page';

/** Elements that are anchors, and the attribute that names them. */
const KEYS: Record<string, string> = {Anchor: 'id', Sample: 'name'};

/** Anchors of a page: its headings by Docusaurus's rule, the named places of generated tables, and samples. */
export function anchorsOf(page: Pick<Page, 'tree'>): Set<string> {
  const slugger = new Slugger();
  const anchors = new Set<string>();
  visit(page.tree, 'heading', (heading) => void anchors.add(headingId(heading, slugger)));
  visit(page.tree, (node) => {
    const key = isElement(node) && KEYS[node.name ?? ''];
    const id = key && attributeOf(node, key);
    if (id) anchors.add(id);
  });
  return anchors;
}

/** Routes of React pages. */
const OTHER_ROUTES = ['/', '/docs', '/search'];

export interface SiteMap {
  routes: Set<string>;
  /** Anchors by route, for pages of docs/ only. */
  anchors: Map<string, Set<string>>;
}

/** All addresses and anchors that the site answers, redirects aside. */
export function siteMap(pages: readonly Page[]): SiteMap {
  return {
    routes: new Set([...OTHER_ROUTES, ...categoryAddresses(), ...pages.map((page) => page.permalink)]),
    anchors: new Map(pages.map((page) => [page.permalink, anchorsOf(page)])),
  };
}

/** Path of an address, without query, hash and a slash at its end. */
export function pathOf(address: string): string {
  const [written = ''] = address.split(/[?#]/);
  return written.length > 1 ? written.replace(/\/$/, '') : written;
}

export const redirectOf = (address: string): Redirect | undefined =>
  redirects.find(({from}) => from === pathOf(address));

/**
 * Follows an address of this site through the redirects to its page and anchor.
 *
 * @returns null when it's answered, otherwise why not
 */
export function whyUnanswered(address: string, {routes, anchors}: SiteMap): string | null {
  const [, hash] = address.split('#');
  const path = pathOf(address);
  const target = redirectOf(address)?.to ?? path;
  const [page = '', targetHash] = target.split('#');
  if (/^https?:/.test(target)) return null;
  if (!routes.has(page)) return `no page and no redirect answers ${path}`;
  const anchor = hash ?? targetHash;
  if (anchor && anchors.has(page) && !anchors.get(page)?.has(decode(anchor))) return `${page} has no anchor #${anchor}`;
  return null;
}
