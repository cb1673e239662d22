import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type Slugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Turns a written `{#id}` at the end of a heading into its id. */
export function readHeadingIds(tree: Root): void {
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== 'text') return;
    const {text, id} = parseMarkdownHeadingId(last.value);
    if (!id) return;
    last.value = text;
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
  });
}

/**
 * Id of a heading, by the rule of Docusaurus's own plugin: a written id counts first, and is made unique as well.
 *
 * @param slugger of the page, asked in the order of its headings
 */
export function headingId(heading: Heading, slugger: Slugger): string {
  const written = heading.data?.hProperties?.id as string | undefined;
  return written ? slugger.slug(written, true) : slugger.slug(toString(heading));
}
