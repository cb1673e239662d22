import {linksOf} from '../../../plugins/pages/links';
import type {Page} from '../../../plugins/pages/page';

/**
 * Pages that no sidebar, no other page and no menu points to.
 *
 * @param reached ids of the sidebars, and addresses of navbar and footer
 */
export function checkOrphans(pages: Page[], reached: {ids: string[]; addresses: string[]}): string[] {
  const linked = new Set(reached.addresses);
  for (const page of pages) {
    for (const {url} of linksOf(page)) {
      const path = url.replace(/[?#].*$/, '');
      if (path !== page.permalink) linked.add(path);
    }
  }
  const ids = new Set(reached.ids);
  const idOf = (page: Page) => page.file.replace(/^docs\/|\.mdx$/g, '');
  return pages
    .filter((page) => !ids.has(idOf(page)) && !linked.has(page.permalink))
    .map((page) => `${page.file}:1: no sidebar and no page leads here: add "${idOf(page)}" to sidebars.ts.`);
}
