import {site} from '../../../config/site';
import {withoutPathname} from '../../pages/links';
import {pathOf, redirectOf} from '../../pages/site-map';

/** Public address of the site, without a slash at its end. */
export const ORIGIN = `${site.url}${site.baseUrl}`.replace(/\/+$/, '');

export const absolute = (path: string): string => `${ORIGIN}${path}`;

/** Path of a page's Markdown: `/docs/intro` has `/docs/intro.md`, the home page `/index.md`. */
export const markdownPath = (permalink: string): string => (permalink === '/' ? '/index.md' : `${permalink}.md`);

/**
 * Link target that stays right wherever the Markdown is read: absolute, and to the Markdown of the pages that have it.
 * Outside addresses stay as they are.
 *
 * @param from address of the page that has the link
 * @param permalinks addresses of all pages that have Markdown
 */
export function portableUrl(written: string, from: string, permalinks: ReadonlySet<string>): string {
  const url = withoutPathname(written);
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !url.startsWith(`${ORIGIN}/`)) return url;
  const {pathname, search, hash} = new URL(
    url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length) : url,
    `http://site${from}`,
  );
  const path = pathOf(pathname);
  const moved = redirectOf(path)?.to;
  if (moved && moved !== path) return portableUrl(moved.includes('#') ? moved : moved + hash, from, permalinks);
  // A query only makes sense for the page, not for its Markdown file.
  return absolute(`${permalinks.has(path) && !search ? markdownPath(path) : pathname}${search}${hash}`);
}
