import type {CallToolResult} from '@modelcontextprotocol/server';
import {type AnswerState, answerState, isBody, partAsMarkdown} from 'docs-index/answers/answer';
import {parseMarkdown} from 'docs-index/markdown/parse';
import {cutSections} from 'docs-index/markdown/sections';
import type {PageFacts, Pages} from 'docs-index/pages';
import {titleOf} from 'docs-index/search/record';
import type {Engine} from 'docs-index/search/engine';
import type {Library} from './library';

/** What answers about pages need: a build, or the site in a browser. */
export interface Docs {
  facts: {origin: string};
  pages: Pages;
  engine: Engine;
  markdownOf: (page: PageFacts) => string | Promise<string>;
}

/** Longest excerpt of a hit, in characters. */
const SNIPPET = 300;

export const textResult = (text: string): CallToolResult => ({content: [{type: 'text', text}]});

const errorResult = (text: string): CallToolResult => ({...textResult(text), isError: true});

export const problemOf = (error: unknown): CallToolResult =>
  errorResult(error instanceof Error ? error.message : String(error));

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SNIPPET ? `${line.slice(0, line.lastIndexOf(' ', SNIPPET))} …` : line;
}

/** The best sections for a query, each with its address and the beginning of its text. */
export function searchDocs({engine, facts}: Docs, query: string, limit: number): CallToolResult {
  const hits = engine.search(query).slice(0, limit);
  if (!hits.length)
    return textResult(`Nothing in the docs matches "${query}". Use other words, or a flag or key by its exact name.`);
  const lines = hits.map(({record}, index) => {
    const name = [...new Set([record.hierarchy.lvl1, titleOf(record)])].join(' › ');
    const text = excerpt(record.content || record.code);
    return `${index + 1}. ${name}\n   ${facts.origin}${record.url}\n   ${text}`;
  });
  return textResult(`${lines.join('\n\n')}\n\nRead a page with read_page.`);
}

/** A section of a page with all that is below it. */
interface PageSection {
  heading: string;
  /** Public address, with the anchor of the heading where it's known. */
  url: string;
  /** Markdown below the heading, up to the next of the same or a higher level. */
  text: string;
}

/** The sections of a page, itself first. */
export function sectionsOf({engine, facts}: Docs, {permalink}: PageFacts, markdown: string): PageSection[] {
  const found = cutSections(parseMarkdown(markdown));
  const records = engine.records.filter(({kind, url}) => kind !== 'row' && url.split('#')[0] === permalink);
  // Pages that aren't documents have no records.
  const isKnown = found.length === records.length;
  return found.map(({heading, depth, title}, place) => {
    const next = found.slice(place + 1).find((other) => other.depth <= depth);
    const text = markdown.slice(heading?.position?.end.offset, next?.heading?.position?.start.offset);
    const url = (isKnown && records[place]?.url) || permalink;
    return {heading: title, url: `${facts.origin}${url}`, text: text.trim()};
  });
}

/** A page as Markdown, or the section of it that has this heading or anchor. */
export async function readPage(docs: Docs, address: string, heading?: string): Promise<CallToolResult> {
  const page = docs.pages.find(address);
  if (!page) {
    const nearest = docs.pages.nearest(address).map(({title, permalink}) => `- ${title}: ${permalink}`);
    return errorResult(`There is no page "${address}". The nearest are:\n${nearest.join('\n')}`);
  }
  const markdown = await docs.markdownOf(page);
  if (heading === undefined) return textResult(markdown);
  const [, ...sections] = sectionsOf(docs, page, markdown);
  const wanted = heading.toLowerCase().replace(/^#+\s*/, '');
  const section =
    sections.find((one) => one.heading.toLowerCase() === wanted) ??
    sections.find((one) => one.url.endsWith(`#${wanted}`));
  if (section) return textResult(`# ${page.title} › ${section.heading}\n\n${section.url}\n\n${section.text}`);
  return errorResult(
    `${page.permalink} has no section "${heading}". It has: ${sections.map((one) => one.heading).join('; ')}.`,
  );
}

/** All pages, or those below an address, with what each is about. */
export function listPages({pages: {all}}: Docs, below: string): CallToolResult {
  const pages = all.filter(({permalink}) => `${permalink}/`.startsWith(`${below.replace(/\/+$/, '')}/`));
  const lines = pages.map(({permalink, title, description}) => `${permalink}: ${title}. ${description}`);
  if (lines.length > 0) return textResult(lines.join('\n'));
  const folders = [...new Set(all.map(({permalink}) => permalink.split('/').slice(0, 3).join('/')))];
  return errorResult(`No page is below "${below}". There are pages below: ${folders.join(', ')}.`);
}

/** Lines of all pages that have a text, letter by letter but for capitals. */
export function grepDocs(library: Library, text: string, limit: number): CallToolResult {
  const wanted = text.toLowerCase();
  const hits = library.pages.all.flatMap((page) =>
    library
      .markdownOf(page)
      .split('\n')
      .flatMap((line, index) =>
        line.toLowerCase().includes(wanted) ? [`${page.permalink}.md:${index + 1}: ${excerpt(line)}`] : [],
      ),
  );
  if (!hits.length) return textResult(`No line of the docs has "${text}". search_docs finds other words for the same.`);
  const more = hits.length > limit ? `\n${hits.length - limit} more lines. Ask for a longer text.` : '';
  return textResult(`${hits.slice(0, limit).join('\n')}${more}`);
}

/** What is said before the passages. */
const STATES: Record<AnswerState, string> = {
  sure: 'Quoted from the docs; nothing is added. Answer from these passages only, and name the sources.',
  unsure:
    'This may not be what you ask. Say so, and answer from this passage only if it does: it’s the nearest of the docs, quoted, and nothing is added.',
  'not-covered': 'The docs don’t answer that. Its nearest sections may be of use.',
};

/** Quotes the passages that answer. The agent's own model writes the answer. */
export async function askDocs(library: Library, question: string): Promise<CallToolResult> {
  const {answerer, facts} = library;
  const parts = await answerer.answer(question);
  const sources = parts.flatMap((part) => {
    const named = part.type === 'citation' ? [part] : part.type === 'nearest' ? part.sections : [];
    const number = part.type === 'citation' ? `[${part.n}] ` : '';
    return named.map(({trail, title, url}) => `${number}${[...trail, title].join(' › ')}: ${facts.origin}${url}`);
  });
  const text = parts.filter(isBody).map(partAsMarkdown).join('\n\n');
  return textResult(
    [STATES[answerState(parts)], text, sources.length ? `Sources:\n${sources.join('\n')}` : '']
      .filter(Boolean)
      .join('\n\n'),
  );
}
