import type {Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as serialize} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {cutSections} from 'docs-index/markdown/sections';
import {checkedAgainst} from '../../../src/lib/checked';
import {checkedOf} from '../../pages/checked';
import {paragraph} from '../../pages/mdast/build';
import type {Page} from '../../pages/page';
import {absolute, portableUrl} from './addresses';
import {plainTree} from './plain-tree';

interface Head {
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
function writeHead({title, description, permalink, lastUpdated, checked}: Head): string {
  const values = {
    title,
    description,
    url: absolute(permalink),
    ...(lastUpdated && {last_updated: lastUpdated}),
    ...(checked && {checked}),
  };
  // JSON strings are YAML strings.
  const yaml = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${yaml.join('\n')}\n---\n\n> Documentation index: ${absolute('/llms.txt')}\n\n`;
}

/** The Markdown of a page, and where in it each section begins and how long it is, as `PackedPage` has it. */
export interface PageMarkdown {
  text: string;
  places: number[];
}

/** Writes a page section by section, so that it's known where each of them is. */
export function writeSections(head: Head, tree: Root): PageMarkdown {
  const before = writeHead(head);
  const title = writeMarkdown({type: 'heading', depth: 1, children: [{type: 'text', value: head.title}]});
  const sections = cutSections(tree, head.title).map(({heading, nodes}) => {
    const children = heading ? [heading, ...nodes] : nodes;
    return `${heading ? '' : `${title}\n`}${writeMarkdown({type: 'root', children})}`;
  });
  const lengths = sections.map(({length}, place) => length + (place < sections.length - 1 ? 1 : 0));
  return {text: before + sections.join('\n'), places: [before.length, ...lengths]};
}

/** The page as Markdown for agents, and for the answers of Ask: equal in content to the built page, without components. */
export function toMarkdown(page: Page, permalinks: ReadonlySet<string>, lastUpdated?: string): PageMarkdown {
  const {file, frontMatter, permalink} = page;
  const {title, description} = frontMatter;
  const tree = plainTree(page.tree, file, title);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = portableUrl(node.url, permalink, permalinks);
  });
  // The landing page of the docs opens with its description; the others with their answer.
  if (file.startsWith('src/pages/')) tree.children.unshift(paragraph(description));
  const checked = checkedOf(file);
  const head = {title, description, permalink, lastUpdated, checked: `${checked.date} ${checkedAgainst(checked)}`};
  return writeSections(head, tree);
}
