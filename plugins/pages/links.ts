import type {Link, Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './load-pages';

export interface PageLink {
  file: string;
  /** Line in the source; 0 where the link was generated from data. */
  line: number;
  url: string;
  /** What the reader sees; null for an attribute of a component. */
  text: string | null;
}

/** Value of a written attribute of a JSX element. */
export function jsxAttribute(node: Node, ...names: string[]): string | null {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return null;
  const attributes = (node as MdxJsxFlowElement).attributes;
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && names.includes(attribute.name));
  return typeof found?.value === 'string' ? found.value : null;
}

/** All links of a page, in Markdown and in the attributes `href` and `to`, generated ones included. */
export function linksOf(page: Pick<Page, 'file' | 'tree'>): PageLink[] {
  const links: PageLink[] = [];
  visit(page.tree, (node) => {
    const isLink = node.type === 'link' || node.type === 'definition';
    const url = isLink ? (node as Link).url : jsxAttribute(node, 'href', 'to');
    if (url === null) return;
    const text = node.type === 'link' ? toString(node) : null;
    links.push({file: page.file, line: node.position?.start.line ?? 0, url, text});
  });
  return links;
}
