import {type Redirect, redirects} from '../../config/redirects';
import {decode} from '../../src/lib/decode';
import {categoryAddresses} from './outline';
import type {Page} from './page';
import {anchorsOf} from './anchors';

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
