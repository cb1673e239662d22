import type {SearchHit} from 'docs-index/search/search-client';

export interface PageGroup {
  url: string;
  title: string;
  breadcrumb: string[];
  hits: SearchHit[];
}

/** Hits of one page together, at the place of the first. */
export function groupByPage(hits: readonly SearchHit[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const hit of hits) {
    const url = hit.url_without_anchor;
    const group = groups.get(url) ?? {
      url,
      title: hit.hierarchy.lvl1,
      breadcrumb: hit.breadcrumb ?? [hit.hierarchy.lvl0],
      hits: [],
    };
    groups.set(url, group);
    if (!group.hits.some((other) => other.objectID === hit.objectID)) group.hits.push(hit);
  }
  return [...groups.values()];
}
