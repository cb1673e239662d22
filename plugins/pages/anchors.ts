import Slugger from 'github-slugger';
import {visit} from 'unist-util-visit';
import {headingId} from './heading-ids';
import {attributeOf, isElement} from './mdast/element';
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
