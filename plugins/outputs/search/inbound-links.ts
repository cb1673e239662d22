import {linksOf} from '../../pages/links';
import {oncePerPage} from '../../pages/once-per-page';
import type {Page} from '../../pages/page';
import {pathOf} from '../../pages/site-map';

const linkedPages = oncePerPage((page) => {
  const paths = linksOf(page).map(({url}) => pathOf(url));
  return [...new Set(paths.filter((path) => path.startsWith('/') && path !== page.permalink))];
});

/** How many other pages link to each page: readers look for those that writers link to most. */
export function countInboundLinks(pages: readonly Page[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) for (const target of linkedPages(page)) counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}
