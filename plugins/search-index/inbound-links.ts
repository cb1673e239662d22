import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../pages/load-pages';

/** How many other pages link to each page: what writers point at is what readers look for. */
export function countInboundLinks(pages: readonly Page[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {permalink, tree} of pages) {
    const targets = new Set<string>();
    visit(tree, 'link', ({url}: Link) => {
      const path = (url.split('#')[0] ?? '').replace(/(.)\/$/, '$1');
      if (path.startsWith('/') && path !== permalink) targets.add(path);
    });
    for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
