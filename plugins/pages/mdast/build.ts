import type {
  BlockContent,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from 'docs-index/markdown/parse';
import {asRecords} from './records';

/** Small constructors for the Markdown trees (mdast) that plugins generate. */

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent =>
  ({type: 'link', url, children}) as PhrasingContent;

export const strong = (...children: PhrasingContent[]): PhrasingContent =>
  ({type: 'strong', children}) as PhrasingContent;

/** Parts of a sentence with commas between them. */
export const commaList = (parts: PhrasingContent[][]): PhrasingContent[] =>
  parts.flatMap((part, index) => (index ? [text(', '), ...part] : part));

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** A heading; `id` becomes its anchor, otherwise the slug of its text does. */
export function heading(depth: 2 | 3 | 4, children: PhrasingContent[], id?: string): Heading {
  return {type: 'heading', depth, children, ...(id && {data: {hProperties: {id}}})};
}

export const code = (lang: string, value: string, meta?: string): RootContent => ({
  type: 'code',
  lang,
  value,
  meta: meta ?? null,
});

export const listItem = (...children: BlockContent[]): ListItem => ({type: 'listItem', spread: false, children});

export const list = (items: ListItem[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items,
});

const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** A table; each cell is a list of inline nodes. */
export function table(head: string[], rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    align: head.map(() => null),
    children: [head.map((title) => [text(title)]), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map(cell),
    })),
  };
}

type Attributes = Record<string, string>;

const attributes = (values: Attributes) =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value}));

export function jsxBlock(name: string, values: Attributes, children: RootContent[]): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(values), children: children as BlockContent[]};
}

export function jsxInline(name: string, values: Attributes, children: PhrasingContent[]): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributes(values), children};
}

/** A named target inside a paragraph or cell, which links to itself. */
export const anchor = (id: string, ...children: PhrasingContent[]): PhrasingContent =>
  jsxInline('Anchor', {id}, children);

/** What another page describes, with the anchor that it had on this one. */
export const pointer = (id: string, to: string, ...children: PhrasingContent[]): PhrasingContent =>
  jsxInline('Anchor', {id, to}, children);

/** Cached, because inherited flags and the like are on every page of the reference. */
const parsed = new Map<string, Root>();

function parse(markdown: string): Root {
  const root = parseMarkdown(markdown);
  // Otherwise messages would name lines of the data as lines of the page.
  visit(root, (node) => {
    delete node.position;
  });
  return root;
}

/** Markdown source (of a data file) as blocks, a fresh copy each time. They have no place in the page. */
export function blocks(markdown: string): RootContent[] {
  const root = parsed.get(markdown) ?? parse(markdown);
  parsed.set(markdown, root);
  return structuredClone(root.children);
}

/** One paragraph of Markdown source as inline nodes; several paragraphs are joined by a line break. */
export function inline(markdown: string): PhrasingContent[] {
  return blocks(markdown).flatMap((block, index) => {
    if (!('children' in block)) return [text(markdown)];
    return [...(index ? [{type: 'break'} as PhrasingContent] : []), ...(block.children as PhrasingContent[])];
  });
}

/** A generated table, of which the first column names what the row is about. */
export function recordTable(head: string[], rows: PhrasingContent[][][]): Table {
  return asRecords(table(head, rows), ['reference']);
}
