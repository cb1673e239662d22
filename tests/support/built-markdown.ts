import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from 'docs-index/markdown/parse';
import {BUILD} from './built-site';

export interface BuiltMarkdown {
  /** Path below the build: `docs/intro.md`. */
  file: string;
  /** Address of the page that it's next to. */
  route: string;
  text: string;
  /** The body, without the front matter. */
  tree: Root;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** Agents that fetch a page cut off what is longer; the Agent-Friendly Documentation Spec warns from here on. */
export const LENGTH_LIMIT = 50_000;

let cache: BuiltMarkdown[] | undefined;

/** Every Markdown file of the build. */
export function builtMarkdown(): BuiltMarkdown[] {
  cache ??= readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !file.startsWith('.'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(BUILD, file), 'utf8');
      const route = `/${file.slice(0, -'.md'.length)}`.replace(/^\/index$/, '/');
      return {file, route, text, tree: parseMarkdown(text.replace(FRONT_MATTER, ''))};
    });
  return cache;
}

/** How often each word is in a text, without punctuation. */
export type WordCounts = Map<string, number>;

export function countWords(text: string): WordCounts {
  const counts: WordCounts = new Map();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words of one text that the other has less often, each with how many are lacking. */
export function lackingWords(of: WordCounts, inside: WordCounts): [word: string, lacking: number][] {
  return [...of].flatMap(([word, count]) => {
    const lacking = count - (inside.get(word) ?? 0);
    return lacking > 0 ? [[word, lacking] as [string, number]] : [];
  });
}

/** What a page has for hands and eyes only, and labels that it draws around code, tabs and parts of cells. */
const NOT_TEXT = [
  'svg, button, script, style, noscript, select, form, nav, footer',
  '[data-markdown-ignore], [role=tablist], [role=status]',
  '.hash-link, .code-block__label, .tab-name',
].join(', ');
const INLINE = /^(?:a|b|code|em|i|kbd|mark|small|span|strong|sub|sup|del|wbr)$/;

/** Lines of the article of a built page, or of all that is its own where it has none. */
export function articleText($: CheerioAPI): string {
  const article = ($('article').length ? $('article') : $('main')).first().clone();
  article.find('.visually-hidden').replaceWith(' ');
  article.find(NOT_TEXT).remove();
  article.find('*').each((_, element) => {
    if (!INLINE.test(element.name)) $(element).append('\n').prepend('\n').after('\n');
  });
  return article.text();
}

/** Words of a Markdown file as its reader sees them, and the titles of code blocks. */
export function markdownText(tree: Root): string {
  const parts: string[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') parts.push(node.value, /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '');
    else if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      // `<br>` in a cell parts words.
      parts.push(
        node.children
          .map((child) => (child.type === 'html' || child.type === 'break' ? ' ' : toString(child)))
          .join(''),
      );
    }
  });
  return parts.join('\n');
}
