import {type BuiltPage, idsIn} from '../built-site';

/** What a check of links needs from the built site. */
export interface Site {
  pages: Map<string, BuiltPage>;
  redirects: Set<string>;
  isFile: (path: string) => boolean;
}

const LINKS: [selector: string, attribute: string][] = [
  ['a[href]', 'href'],
  ['img[src]', 'src'],
  ['script[src]', 'src'],
  ['link[href]', 'href'],
  ['source[srcset]', 'srcset'],
];

function whyDead(address: string, page: BuiltPage, site: Site): string | null {
  const url = new URL(address, `http://site${page.route}`);
  if (url.host !== 'site') return null;
  const path = decodeURIComponent(url.pathname);
  const target = site.pages.get(path);
  if (!target) {
    if (site.redirects.has(path)) return 'only a server knows this old address, and a click does not reach it';
    return site.isFile(path) ? null : 'nothing in the build answers it';
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !idsIn(target.$).has(anchor) ? `${path} has no element with the id "${anchor}"` : null;
}

/** Links, images, scripts and styles of a built page whose targets don't exist, raw HTML included. */
export function checkBuiltLinks(page: BuiltPage, site: Site): string[] {
  const {$} = page;
  return LINKS.flatMap(([selector, attribute]) =>
    $(selector)
      .get()
      .flatMap((element) => {
        const address = $(element).attr(attribute)?.split(' ')[0] ?? '';
        if (/^(mailto:|data:|#$|https?:|vscode:|cursor:)/.test(address)) return [];
        if (address === '')
          return [`${page.file}: <${$(element).prop('tagName')?.toLowerCase()}> has an empty ${attribute}.`];
        const why = whyDead(address, page, site);
        return why ? [`${page.file}: ${attribute}="${address}" is dead: ${why}.`] : [];
      }),
  );
}
