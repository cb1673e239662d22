import type {Definition, Heading, Image, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {ORIGIN} from '../../plugins/outputs/markdown/addresses';
import {lastUpdated} from '../../plugins/pages/last-updated';
import {
  type BuiltMarkdown,
  LENGTH_LIMIT,
  articleText,
  builtMarkdown,
  countWords,
  lackingWords,
  markdownText,
} from '../support/built-markdown';
import {type BuiltPage, builtPages, isBuiltFile, sitemapRoutes} from '../support/built-site';
import {expectNone} from '../support/expect-none';

const files = builtMarkdown();
const byRoute = new Map(files.map((file) => [file.route, file]));
const html = new Map(builtPages().map((page) => [page.route, page]));

/** Words of the page that its Markdown doesn't have, or less often. */
const lostWords = (page: BuiltPage, {tree}: BuiltMarkdown): string[] =>
  lackingWords(countWords(articleText(page.$)), countWords(markdownText(tree))).map(
    ([word, count]) => `${word} ×${count}`,
  );

const links = (file: BuiltMarkdown): string[] => {
  const urls: string[] = [];
  visit(file.tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      urls.push((node as Link | Image | Definition).url);
  });
  return urls;
};

describe('Markdown of every page', () => {
  it('is there for every page of the sitemap, and names it', () => {
    expect(sitemapRoutes().filter((route) => !byRoute.has(route))).toEqual([]);
    for (const {route, text} of files) expect(text, route).toContain(`\nurl: "${ORIGIN}${route}"\n`);
  });

  // The cards of a category run their words together.
  const others = files.filter(({route}) => !route.startsWith('/docs/category/'));
  it.each(others.map((file) => [file.route, file] as const))('%s says all that the page says', (route, file) => {
    const page = html.get(route);
    expect(page && lostWords(page, file)).toEqual([]);
  });

  it('has the lines of pages, as tools compare them that agents choose sites by', () => {
    const flat = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[\s\u200B]+/g, ' ')
        .trim();
    for (const {route, tree} of others) {
      const lines = articleText(html.get(route)?.$ ?? expect.fail(route))
        .split('\n')
        .map(flat);
      const long = lines.filter(({length}) => length >= 20);
      const markdown = flat(markdownText(tree));
      const lost = long.filter((line) => !markdown.includes(line));
      expect(lost.length / Math.max(long.length, 10), `${route}: ${lost.join(' | ')}`).toBeLessThan(0.05);
    }
  });

  it('says when home, /docs and the indexes changed, which have no file of their own', () => {
    // A shallow clone has no dates.
    const isDated = lastUpdated().size > 0;
    const made = files.filter(({route}) => ['/', '/docs'].includes(route) || route.startsWith('/docs/category/'));
    expect(made.length).toBeGreaterThan(3);
    for (const {file, text} of made) expect(/^last_updated: "\d{4}-\d\d-\d\d"$/m.test(text), file).toBe(isDated);
  });

  it('opens with the way to the index', () => {
    for (const {file, text} of files) expect(text.indexOf(`${ORIGIN}/llms.txt`) / text.length, file).toBeLessThan(0.5);
  });

  it('has one h1, and no heading that skips a level', () => {
    for (const {file, tree} of files) {
      const depths = tree.children.filter((node): node is Heading => node.type === 'heading').map((node) => node.depth);
      expect(
        depths.filter((depth) => depth === 1),
        file,
      ).toHaveLength(1);
      expect(
        depths.filter((depth, index) => depth > (depths[index - 1] ?? 0) + 1),
        file,
      ).toEqual([]);
    }
  });

  it('links absolutely, to Markdown where there is some, and to nothing dead', () => {
    const wrong = files.flatMap((file) =>
      links(file).flatMap((url) => {
        if (!/^(https?|mailto):/.test(url)) return [`${file.file}: ${url} is not absolute`];
        if (!url.startsWith(`${ORIGIN}/`)) return [];
        const {pathname, search, hash} = new URL(url);
        // A question is for the page that answers it.
        const isAsked = pathname === '/docs/ask' && search !== '';
        if (!isBuiltFile(pathname) && !isAsked && pathname !== '/search') return [`${file.file}: ${url} is dead`];
        if (byRoute.has(pathname) && !isAsked) return [`${file.file}: ${url} leads to a page that has Markdown`];
        const target = html.get(pathname.replace(/\.md$/, '').replace(/^\/index$/, '/'));
        const id = decodeURIComponent(hash.slice(1));
        return id && target && !target.$(`[id="${id}"]`).length ? [`${file.file}: ${url}: no such anchor`] : [];
      }),
    );
    expectNone(wrong);
  });

  it('leaks no component, directive or token', () => {
    const wrong = files.flatMap(({file, tree}) => {
      const found: string[] = [];
      visit(tree, (node) => {
        if (node.type === 'html' && node.value !== '<br>') found.push(`${file}: ${node.value}`);
        if (node.type === 'text' && /^:::|\{\/\*|\{(product|Product|PRODUCT|links\.)/.test(node.value))
          found.push(`${file}: ${node.value}`);
      });
      return found;
    });
    expectNone(wrong);
  });

  it('is short enough to be read at once', () => {
    expect(files.filter(({text}) => text.length >= LENGTH_LIMIT).map(({route}) => route)).toEqual([]);
  });
});
