import type {ListItem, Root, RootContent, TableCell, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../markdown/parse';
import {cutSections} from '../markdown/sections';
import {textOfBlock, textOfLine} from '../markdown/text';
import {type SearchRecord, pageTitle, titleOf} from '../search/record';
import {firstWords} from './excerpt';

/** One entry of a reference; `head` is that of its table. */
export interface EntryQuotation {
  kind: 'entry';
  entry: TableRow | ListItem;
  head: TableCell[];
}

/** What a section says, or the one entry of it that a record is about. */
export type Quotation = {kind: 'blocks'; blocks: RootContent[]} | EntryQuotation;

/** The Markdown of a page links to Markdown, and from anywhere; a reader stays on this site, on its pages. */
function makeLinksLocal(tree: Root, origin: string): void {
  visit(tree, (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith(`${origin}/`))
      node.url = node.url.slice(origin.length).replace(/(?:^\/index|)\.md(?=#|$)/, '') || '/';
  });
}

/**
 * The blocks of a section in the Markdown of its page, as of today: null if it isn't there any more, or has moved. It has
 * to begin with its heading, and end where the next one begins.
 */
export function readSection(section: SearchRecord, markdown: string, origin: string): RootContent[] | null {
  const [start, end] = section.range ?? [0, 0];
  if (markdown.length !== end && markdown[end] !== '#') return null;
  const tree = parseMarkdown(markdown.slice(start, end));
  const [found, ...others] = cutSections(tree);
  if (!found?.heading || others.length > 0 || found.title !== pageTitle(titleOf(section))) return null;
  makeLinksLocal(tree, origin);
  return found.nodes;
}

/** The rows of tables and the items of lists that may be the entry of that name, in order. */
export function entriesOf(blocks: readonly RootContent[], name: string): EntryQuotation[] {
  const found: EntryQuotation[] = [];
  visit({type: 'root', children: [...blocks]} satisfies Root, (node, _place, parent) => {
    const head = parent?.type === 'table' ? (parent.children[0] ?? null) : null;
    if ((node.type !== 'tableRow' || node === head) && node.type !== 'listItem') return;
    const text = node.type === 'tableRow' ? textOfLine(node.children[0] ?? node) : textOfBlock(node);
    if (text === name || text.startsWith(`${name} `) || text.startsWith(`${name}:`))
      found.push({kind: 'entry', entry: node, head: head?.children ?? []});
  });
  return found;
}

/** The words of the index, or its code, where the page has changed since. */
function ownWords({content, code}: SearchRecord): Quotation {
  if (!content) return {kind: 'blocks', blocks: code ? [{type: 'code', value: code}] : []};
  return {kind: 'blocks', blocks: [{type: 'paragraph', children: [{type: 'text', value: firstWords(content)}]}]};
}

/**
 * What a record stands for in the Markdown of its page.
 *
 * @param above the section that an entry is in, and the entries before it; none for a section
 * @param markdown null where there's none
 * @param origin where the site is published, `https://…`, to which the Markdown links
 */
export function quote(
  record: SearchRecord,
  [section = record, ...before]: readonly SearchRecord[],
  markdown: string | null,
  origin: string,
): Quotation {
  const blocks = markdown === null ? null : readSection(section, markdown, origin);
  if (blocks === null) return ownWords(record);
  if (record === section) return {kind: 'blocks', blocks};
  // Several entries of a section may have the same name.
  const title = titleOf(record);
  const twins = before.filter((one) => titleOf(one) === title).length;
  return entriesOf(blocks, pageTitle(title))[twins] ?? ownWords(record);
}
