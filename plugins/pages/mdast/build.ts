import type {
  BlockContent,
  Heading,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from 'docs-index/markdown/parse';

/** Small constructors for the Markdown trees (mdast) that plugins generate. */

/** What a line consists of: text, nodes, and lists of them. */
export type Words = string | PhrasingContent | false | undefined | readonly Words[];

export const words = (parts: Words): PhrasingContent[] => {
  if (!parts) return [];
  if (typeof parts === 'string') return [{type: 'text', value: parts}];
  return 'type' in parts ? [parts] : parts.flatMap(words);
};

/** Parts of a line with something between them; what's empty is left out. */
export const joined = (parts: readonly Words[], between: Words = ', '): PhrasingContent[] =>
  parts
    .map(words)
    .filter(({length}) => length > 0)
    .flatMap((part, index) => (index ? [...words(between), ...part] : part));

/** The same on lines of their own. */
export const lines = (...parts: Words[]): PhrasingContent[] => joined(parts, {type: 'break'});

export const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

export const link = (url: string, ...parts: Words[]): Link => ({type: 'link', url, children: words(parts) as never});

export const strong = (...parts: Words[]): PhrasingContent => ({type: 'strong', children: words(parts)});

export const paragraph = (...parts: Words[]): Paragraph => ({type: 'paragraph', children: words(parts)});

/** A heading; `id` becomes its anchor, otherwise the slug of its text does. */
export function heading(depth: Heading['depth'], parts: Words, id?: string): Heading {
  return {type: 'heading', depth, children: words(parts), ...(id && {data: {hProperties: {id}}})};
}

export const code = (lang: string, value: string, meta: string | null = null): RootContent => ({
  type: 'code',
  lang,
  value,
  meta,
});

/** An item of one paragraph. */
export const listItem = (...parts: Words[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(parts)],
});

export const list = (children: ListItem[]): List => ({type: 'list', ordered: false, spread: false, children});

/** A table by its cells. */
export function table(head: string[], rows: Words[][]): Table {
  return {
    type: 'table',
    align: head.map(() => null),
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({type: 'tableCell', children: words(cell)})),
    })),
  };
}

/** The same, of which the first column names what the row is about. */
export const recordTable = (head: string[], rows: Words[][]): Table => ({
  ...table(head, rows),
  data: {hProperties: {className: ['records', 'reference']}},
});

type Attributes = Record<string, string | number>;

const attributes = (values: Attributes) =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute' as const, name, value: String(value)}));

export function jsxBlock(name: string, values: Attributes = {}, children: RootContent[] = []): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(values), children: children as BlockContent[]};
}

export function jsxInline(name: string, values: Attributes, ...parts: Words[]): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributes(values), children: words(parts)};
}

/** An element of HTML or SVG, in the attribute names of React. MDX looks for no component of that name. */
export const drawn = (name: string, values: Attributes, ...parts: Words[]): MdxJsxTextElement => ({
  ...jsxInline(name, values, parts),
  type: (name === 'text' || name === 'strong' ? 'mdxJsxTextElement' : 'mdxJsxFlowElement') as 'mdxJsxTextElement',
  data: {_mdxExplicitJsx: true} as object,
});

/** A named target inside a paragraph or cell, which links to itself. */
export const anchor = (id: string, ...parts: Words[]): PhrasingContent => jsxInline('Anchor', {id}, parts);

/** What another page describes, with the anchor that it had on this one. */
export const pointer = (id: string, to: string, ...parts: Words[]): PhrasingContent =>
  jsxInline('Anchor', {id, to}, parts);

/** Names of what other pages describe, with the anchors that these had on this page. Search finds them there. */
export const pointerIndex = (pointers: Words[]): Paragraph => ({
  ...paragraph(joined(pointers)),
  data: {isIndex: true},
});

/** Cached, because several pages show the same fact. */
const parsed = new Map<string, Root>();

/** What comes from elsewhere: otherwise messages would name its lines as lines of the page. */
export function withoutPlaces<Tree extends Nodes>(tree: Tree): Tree {
  visit(tree, (node) => void delete node.position);
  return tree;
}

/** Markdown source (of a data file) as blocks, a fresh copy each time. They have no place in the page. */
export function blocks(markdown: string): RootContent[] {
  const root = parsed.get(markdown) ?? withoutPlaces(parseMarkdown(markdown));
  parsed.set(markdown, root);
  return structuredClone(root.children);
}

/** One paragraph of Markdown source as inline nodes; several paragraphs are joined by a line break. */
export const inline = (markdown: string): PhrasingContent[] =>
  lines(...blocks(markdown).map((block) => ('children' in block ? (block.children as PhrasingContent[]) : markdown)));
