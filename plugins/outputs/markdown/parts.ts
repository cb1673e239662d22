import Slugger from 'github-slugger';
import type {Paragraph, Root, RootContent} from 'mdast';
import {cutSections} from 'docs-index/markdown/sections';
import {commaList, link, paragraph, text} from '../../pages/mdast/build';
import {absolute, markdownPath} from './addresses';
import {type Head, withHead, writeMarkdown} from './to-markdown';

/** Agents that fetch a page cut off what is longer; the Agent-Friendly Documentation Spec warns from here on. */
export const LENGTH_LIMIT = 50_000;

/** Pages longer than that, each with the reason why it stays whole. Their Markdown also exists in parts. */
export const LONG_PAGES: ReadonlyMap<string, string> = new Map([
  ['/docs/intro/faq/warnings-errors', 'Every message of the tool; readers search the page for theirs.'],
  ['/docs/cli', 'All commands, variables and exit codes: the index of the reference.'],
  ['/docs/releases', 'Every release; readers compare theirs with the newest.'],
  ['/docs/concepts/compose', 'Every key of a Compose file; the tool prints addresses of its anchors.'],
]);

/** A section of a long page as its own file. */
export interface Part {
  /** Below the folder of the page, without extension. */
  name: string;
  title: string;
  anchor: string;
  children: RootContent[];
}

/** Sections by the headings of level 2. What's before the first is in the page only. */
export function partsOf(tree: Root): Part[] {
  const slugger = new Slugger();
  const parts: Part[] = [];
  for (const {heading, depth, title, nodes} of cutSections(tree)) {
    if (heading && depth === 2) {
      const name = slugger.slug(title);
      const written = heading.data?.hProperties?.id as string | undefined;
      parts.push({name, title, anchor: written ?? name, children: []});
    }
    parts.at(-1)?.children.push(...(heading ? [heading] : []), ...nodes);
  }
  return parts;
}

const partPath = (permalink: string, name: string): string => `${permalink}/${name}.md`;

/** The sentence of a long page that points to its parts. */
export function listParts(permalink: string, parts: Part[]): Paragraph {
  const links = parts.map(({name, title}) => [link(absolute(partPath(permalink, name)), text(title))]);
  return paragraph(text('Long page. Its sections as separate files: '), ...commaList(links), text('.'));
}

/** The file of one section: it names the whole page first. */
export function writePart(head: Head, {title, anchor, children}: Part): string {
  const whole = absolute(markdownPath(head.permalink));
  const note = paragraph(text('One section of '), link(whole, text(head.title)), text('.'));
  return withHead(
    {...head, title: `${head.title}: ${title}`, permalink: `${head.permalink}#${anchor}`, partOf: whole},
    writeMarkdown({type: 'root', children: [note, ...children]}),
  );
}
