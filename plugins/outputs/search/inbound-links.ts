import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../pages/page';
import {oncePerPage} from '../../pages/once-per-page';

/** Pages that a page links to. */
const linkedPages = oncePerPage(({permalink, tree}) => {
  const targets = new Set<string>();
  visit(tree, 'link', ({url}: Link) => {
    const path = url.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    if (path.startsWith('/') && path !== permalink) targets.add(path);
  });
  return targets;
});

/** How many other pages link to each page: what writers point at is what readers look for. */
export function countInboundLinks(pages: readonly Page[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) for (const target of linkedPages(page)) counts.set(target, (counts.get(target) ?? 0) + 1);
  return counts;
}
