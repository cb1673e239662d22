import type {Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as serialize} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {cutSections} from 'docs-index/markdown/sections';
import type {Page} from '../../pages/page';
import {absolute, portableUrl} from './addresses';
import {plainTree} from './plain-tree';

export interface Head {
  title: string;
  description: string;
  permalink: string;
  /** Date of the last commit to the source, `2026-01-31`; left out where git has none. */
  lastUpdated?: string | undefined;
  /** When its facts were checked, and against what. */
  checked?: string;
}

/** Writes a tree as CommonMark with tables. */
export function writeMarkdown(tree: Nodes): string {
  return serialize(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    incrementListMarker: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/** Front matter, and the line for agents that points to the index. */
export function writeHead({title, description, permalink, lastUpdated, checked}: Head): string {
  const values = {
    title,
    description,
    url: absolute(permalink),
    ...(lastUpdated && {last_updated: lastUpdated}),
    ...(checked && {checked}),
  };
  // JSON strings are YAML strings.
  const yaml = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const index = `> Documentation index: ${absolute('/llms.txt')}\n`;
  return `---\n${yaml.join('\n')}\n---\n\n${index}\n`;
}

const titleOf = ({title}: Head): string =>
  writeMarkdown({type: 'heading', depth: 1, children: [{type: 'text', value: title}]});

export const withHead = (head: Head, body: string): string => `${writeHead(head)}${titleOf(head)}\n${body.trim()}\n`;

/** The Markdown of a page, and where in it each section begins and how long it is, as `PackedPage` has it. */
export interface PageMarkdown {
  text: string;
  places: number[];
}

/** Writes a page section by section, so that it's known where each of them is. */
export function writeSections(head: Head, tree: Root): PageMarkdown {
  const before = writeHead(head);
  const sections = cutSections(tree, head.title).map(({heading, nodes}) => {
    const children = heading ? [heading, ...nodes] : nodes;
    return `${heading ? '' : `${titleOf(head)}\n`}${writeMarkdown({type: 'root', children})}`;
  });
  const lengths = sections.map(({length}, place) => length + (place < sections.length - 1 ? 1 : 0));
  return {text: before + sections.join('\n'), places: [before.length, ...lengths]};
}

/** Changes the links of a tree so that they work wherever the Markdown is read. */
export function makeLinksPortable(tree: Root, from: string, permalinks: ReadonlySet<string>): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = portableUrl(node.url, from, permalinks);
  });
}

/**
 * The page as a tree of plain Markdown: equal in content to the built page, without components.
 *
 * @param permalinks addresses of all pages that have Markdown, for the links
 */
export function pageTree(page: Page, permalinks: ReadonlySet<string>): Root {
  const tree = plainTree(page.tree, page.file, page.frontMatter.title);
  makeLinksPortable(tree, page.permalink, permalinks);
  return tree;
}
