import {type PageLink, linksOf} from '../../../plugins/pages/links';
import type {Page} from '../../../plugins/pages/page';
import {type SiteMap, redirectOf, whyUnanswered} from '../../../plugins/pages/site-map';
import type {TextFile} from '../files';
import {lineOf} from '../line-of';

/** Texts that say nothing about where the link leads. */
const VAGUE = /^(here|click here|this|this page|link|read more|more|learn more|docs|documentation)$/i;

/** Where a link is written: in the page, or in the data that it was made from. */
function placeOf({file, line, url}: PageLink, data: TextFile[]): string {
  const source = line ? undefined : data.find(({text}) => text.includes(`(${url})`));
  return source ? `${source.path}:${lineOf(source.text, `(${url})`)}` : `${file}:${line || 'generated'}`;
}

/**
 * Internal links of the pages: each points to an existing page and anchor, and its text says where.
 *
 * @param data files that pages are made from
 */
export function checkLinks(pages: Page[], map: SiteMap, data: TextFile[] = []): string[] {
  return pages.flatMap((page) =>
    linksOf(page).flatMap((link) => {
      const {url, text} = link;
      const problems: string[] = [];
      const say = (problem: string) => problems.push(`${placeOf(link, data)}: ${problem}`);
      if (text !== null && VAGUE.test(text.trim())) say(`the link text "${text}" does not say where it leads.`);
      const address = url.startsWith('#') ? `${page.permalink}${url}` : url;
      if (/^(https?:|mailto:)/.test(url) || /^\/(img|samples-v2\.json|checked\.json|llms)/.test(address))
        return problems;
      const why = address.startsWith('/') ? whyUnanswered(address, map) : null;
      const moved = redirectOf(address);
      if (!address.startsWith('/')) {
        say(`write the link "${url}" as an absolute path of the site, such as /docs/concepts/compose.`);
      } else if (why) say(`the link "${url}" is dead: ${why}. Mend the link.`);
      // A server redirects; a click within the site doesn't reach it.
      else if (moved) say(`the link "${url}" names an address from before a move: write "${moved.to}".`);
      return problems;
    }),
  );
}

/** In how many other pages a page must be linked: the sidebar alone isn't a way to it. */
const LEAST = 3;

/** Each page is linked in the text of some others. */
export function checkInboundPages(pages: Page[]): string[] {
  const from = new Map(pages.map(({permalink}) => [permalink, new Set<string>()]));
  for (const page of pages)
    for (const {url} of linksOf(page)) {
      const [path = ''] = url.split('#');
      if (path !== page.permalink) from.get(path)?.add(page.permalink);
    }
  return pages.flatMap(({file, permalink}) => {
    const linking = [...(from.get(permalink) ?? [])];
    if (linking.length >= LEAST) return [];
    const by = linking.length > 0 ? `only ${linking.join(' and ')} link` : 'no page links';
    return [`${file}:1: ${by} to it. Link it where readers need it, from ${LEAST} pages or more.`];
  });
}
