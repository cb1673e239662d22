import type {Heading, Root, RootContent} from 'mdast';
import {textOfLine} from './text';

/** What's between a heading and the next. */
export interface MarkdownSection {
  /** Missing at the beginning of a page, whose title may not be in its tree. */
  heading?: Heading;
  /** Level of the heading, from 1 (the page) to 6. */
  depth: number;
  title: string;
  nodes: RootContent[];
}

/** A tab is written as a headed variant, "Install (macOS)". It has no anchor, and belongs to the section that it varies. */
const isVariant = (title: string, {title: above}: MarkdownSection): boolean => title.startsWith(`${above} (`);

/**
 * Cuts Markdown at its headings: a page as it's written, the file that is made of it, or a part of that file. What is
 * before the title of a page isn't a section.
 *
 * @param pageTitle for a tree without its title
 */
export function cutSections({children}: Root, pageTitle = ''): MarkdownSection[] {
  let current: MarkdownSection = {depth: 1, title: pageTitle, nodes: []};
  let sections = [current];
  for (const node of children) {
    const title = node.type === 'heading' ? textOfLine(node) : '';
    if (node.type !== 'heading' || isVariant(title, current)) {
      current.nodes.push(node);
      continue;
    }
    current = {heading: node, depth: node.depth, title, nodes: []};
    if (node.depth === 1) sections = [];
    sections.push(current);
  }
  return sections.filter(({heading, title, nodes}) => heading || title !== '' || nodes.length > 0);
}
