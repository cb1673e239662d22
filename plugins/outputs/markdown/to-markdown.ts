import type {Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as serialize} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {Page} from '../../pages/page';
import {absolute, portableUrl} from './addresses';
import {plainTree} from './plain-tree';

/** What the head of a Markdown file says. */
export interface Head {
  title: string;
  description: string;
  permalink: string;
  /** Date of the last commit to the source, `2026-01-31`; left out where git has none. */
  lastUpdated?: string | undefined;
  /** Address of the whole page, in the file of one of its sections. */
  partOf?: string;
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

/** Front matter, the line for agents that points to the index, and the title, in front of a body. */
export function withHead({title, description, permalink, lastUpdated, partOf}: Head, body: string): string {
  const values = {
    title,
    description,
    url: absolute(permalink),
    ...(lastUpdated && {last_updated: lastUpdated}),
    ...(partOf && {part_of: partOf}),
  };
  // JSON strings are YAML strings.
  const yaml = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const heading = writeMarkdown({type: 'heading', depth: 1, children: [{type: 'text', value: title}]}).trim();
  return `---\n${yaml.join('\n')}\n---\n\n> Documentation index: ${absolute('/llms.txt')}\n\n${heading}\n\n${body.trim()}\n`;
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
