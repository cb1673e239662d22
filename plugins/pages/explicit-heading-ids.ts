import type Slugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const ID = /\s*\{#([\w-]+)\}\s*$/;

/** Docusaurus escapes `{#id}` before MDX sees it (MDX would read it as an expression); so do we. */
export function escapeHeadingIds(source: string): string {
  return source.replace(/^(#{1,6} .*?)(?<!\\)(\{#[\w-]+\})[ \t]*$/gm, '$1\\$2');
}

/** Turns a written `{#id}` at the end of a heading into its id. */
export function readHeadingIds(tree: Root): void {
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    const match = last?.type === 'text' ? ID.exec(last.value) : null;
    if (!match || last?.type !== 'text') return;
    last.value = last.value.slice(0, match.index);
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id: match[1] ?? ''}};
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
