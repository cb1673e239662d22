import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {attributeOf} from './mdast/element';
import type {Page} from './page';

export interface PageLink {
  file: string;
  /** Line in the source; 0 where the link was generated from data. */
  line: number;
  url: string;
  /** What the reader sees; null for an attribute of a component. */
  text: string | null;
}

/**
 * Removes Docusaurus's mark for the address of a file that isn't a page, so that a click loads it:
 * `pathname:///checked.json`.
 */
export const withoutPathname = (url: string): string => url.replace(/^pathname:\/\//, '');

export function linksOf(page: Pick<Page, 'file' | 'tree'>): PageLink[] {
  const links: PageLink[] = [];
  visit(page.tree, (node) => {
    const isLink = node.type === 'link' || node.type === 'definition';
    const written = isLink ? (node as Link).url : (attributeOf(node, 'href') ?? attributeOf(node, 'to'));
    if (written === undefined) return;
    const url = withoutPathname(written);
    const text = node.type === 'link' ? toString(node) : null;
    links.push({file: page.file, line: node.position?.start.line ?? 0, url, text});
  });
  return links;
}
