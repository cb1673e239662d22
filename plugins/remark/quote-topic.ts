import {existsSync, readFileSync} from 'node:fs';
import {closest} from 'fastest-levenshtein';
import Slugger from 'github-slugger';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {type MarkdownSection, cutSections} from 'docs-index/markdown/sections';
import type {Topic} from '../../src/data/topics-schema';
import {homeOf} from '../pages/data/topics';
import {headingId, readHeadingIds} from '../pages/heading-ids';
import {link, paragraph, withoutPlaces, words} from '../pages/mdast/build';
import {findNode, isNamed, replaceElements} from '../pages/mdast/element';
import {docId, loadFrontMatter, pageFiles} from '../pages/page';
import {permalinkOf} from '../pages/permalink';
import {prepared} from './cache-page';
import {remarkTokens} from './remark-tokens';
import {syntax} from './syntax';

declare module 'mdast' {
  interface LinkData {
    /** Whether it leads to the home of the topic that is quoted before it. */
    isHome?: true;
  }
}

const processor = syntax().use(remarkTokens).freeze();

/** Sections of a page as it's written, by their anchors; the page's own beginning has none. */
function sectionsOf(file: string, source: string): Map<string | undefined, MarkdownSection> {
  const vfile = new VFile({path: file, value: prepared(source)});
  const tree = processor.runSync(processor.parse(vfile), vfile) as Root;
  readHeadingIds(tree);
  const slugger = new Slugger();
  const sections = cutSections(tree, loadFrontMatter(file, source).title);
  return new Map(sections.map((section) => [section.heading && headingId(section.heading, slugger), section]));
}

/** What others quote of a section: the words that are marked, or else its first paragraph. */
function quotable({nodes}: MarkdownSection): PhrasingContent[] | undefined {
  const marked = findNode({type: 'root', children: nodes}, (node) => isNamed(node, 'Quoted')) as Paragraph | undefined;
  const words = (marked ?? nodes.find((node) => node.type === 'paragraph'))?.children;
  // A colon announces what isn't quoted.
  return words && /[.!?)]\s*$/.test(toString({type: 'paragraph', children: words})) ? words : undefined;
}

/** A page as it's written. */
const written = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * What a topic's home says, and where.
 *
 * @param pages ids of all pages, for the message
 * @throws Error that says what the home lacks
 */
export function quoteOf(topic: Topic, read = written, pages = pageFiles().map(docId)): PhrasingContent[] {
  const {id, home} = topic;
  const {file, anchor} = homeOf(topic);
  const source = read(file);
  if (source === undefined)
    throw new Error(`the home of "${id}", ${home}, isn't a page (did you mean ${closest(home, pages)}?).`);
  const frontMatter = loadFrontMatter(file, source);
  const address = permalinkOf(file, frontMatter);
  const sections = sectionsOf(file, source);
  const section = sections.get(anchor);
  if (!section) {
    const near = closest(
      anchor ?? '',
      [...sections.keys()].filter((name) => name !== undefined),
    );
    throw new Error(`the home of "${id}", ${home}, has no section "${anchor}" (did you mean "${near}"?).`);
  }
  const quoted = quotable(section);
  if (!quoted)
    throw new Error(
      `the home of "${id}", ${home}, has no sentence to quote: begin it with one, or mark one with <Quoted>.`,
    );
  const quote = withoutPlaces(paragraph(structuredClone(quoted)));
  // An anchor is there only, and each page explains a word once.
  replaceElements(quote, ({name, children}) => (name === 'Anchor' || name === 'Term' ? children : undefined));
  visit(quote, 'link', (node) => {
    if (node.url.startsWith('#')) node.url = `${address}${node.url}`;
  });
  const url = anchor ? `${address}#${anchor}` : address;
  return words([quote.children, ' See ', {...link(url, frontMatter.title), data: {isHome: true}}, '.']);
}
