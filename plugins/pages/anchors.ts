import Slugger from 'github-slugger';
import type {Heading} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from './load-pages';

/** Anchors of a page: its headings by Docusaurus's rule, and the named places of generated tables. */
export function anchorsOf(page: Pick<Page, 'tree'>): Set<string> {
  const slugger = new Slugger();
  const anchors = new Set<string>();
  visit(page.tree, 'heading', (heading: Heading) => {
    const id = heading.data?.hProperties?.id as string | undefined;
    anchors.add(id ? slugger.slug(id, true) : slugger.slug(toString(heading)));
  });
  visit(page.tree, 'mdxJsxTextElement', (element: MdxJsxTextElement) => {
    const id =
      element.name === 'Anchor' &&
      element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id');
    if (id && typeof id.value === 'string') anchors.add(id.value);
  });
  return anchors;
}
