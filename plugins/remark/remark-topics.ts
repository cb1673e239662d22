import {existsSync, readFileSync} from 'node:fs';
import {closest} from 'fastest-levenshtein';
import Slugger from 'github-slugger';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {type MarkdownSection, cutSections} from 'docs-index/markdown/sections';
import type {Topic} from '../../src/data/topics-schema';
import {homeOf, topicOf} from '../pages/data/topics';
import {headingId, readHeadingIds} from '../pages/heading-ids';
import {paragraph, text} from '../pages/mdast/build';
import {attributeOf, isElement} from '../pages/mdast/element';
import {atNode} from '../pages/mdast/place';
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

/** Puts what's inside in the place of elements. */
function unwrap(tree: Root | Paragraph, names: readonly string[]): void {
  visit(tree, (node, index, parent) => {
    if (!isElement(node) || !names.includes(node.name ?? '') || !parent || index === undefined) return undefined;
    const words = node.children as PhrasingContent[];
    (parent.children as RootContent[]).splice(
      index,
      1,
      ...(node.type === 'mdxJsxFlowElement' ? [paragraph(...words)] : words),
    );
    return [SKIP, index];
  });
}

/** What others quote of a section: the words that are marked, or else its first paragraph. */
function quotable({nodes}: MarkdownSection): PhrasingContent[] | undefined {
  let marked: PhrasingContent[] | undefined;
  visit({type: 'root', children: nodes} as Root, (node) => {
    if (isElement(node) && node.name === 'Quoted') marked ??= node.children as PhrasingContent[];
  });
  const words = marked ?? nodes.find((node) => node.type === 'paragraph')?.children;
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
  const words = quotable(section);
  if (!words)
    throw new Error(
      `the home of "${id}", ${home}, has no sentence to quote: begin it with one, or mark one with <Quoted>.`,
    );
  const quote = paragraph(...structuredClone(words));
  // An anchor is there only, and each page explains a word once.
  unwrap(quote, ['Anchor', 'Term']);
  visit(quote, (node) => {
    // Otherwise messages would name lines of the home as lines of the page.
    delete node.position;
    if (node.type === 'link' && node.url.startsWith('#')) node.url = `${address}${node.url}`;
  });
  const url = anchor ? `${address}#${anchor}` : address;
  const see: PhrasingContent = {type: 'link', url, children: [text(frontMatter.title)], data: {isHome: true}};
  return [...quote.children, text(' See '), see, text('.')];
}

/**
 * Puts what the home of a topic says in the place of each `<Topic name="…" />`, with a link to it. So no page can say
 * something else about it. `<Quoted>` marks the words to quote where they aren't the first paragraph.
 */
export function remarkTopics(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || node.name !== 'Topic' || !parent || index === undefined) return undefined;
      const quote = atNode(file, node, () => quoteOf(topicOf(attributeOf(node, 'name') ?? '')));
      const made = node.type === 'mdxJsxFlowElement' ? [paragraph(...quote)] : quote;
      (parent.children as RootContent[]).splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    unwrap(tree, ['Quoted']);
  };
}
