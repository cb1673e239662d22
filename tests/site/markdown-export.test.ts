import type {Definition, Heading, Image, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
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
import {registry} from '../../src/components/registry';
import {type BuiltPage, builtPages, isBuiltFile, sitemapRoutes} from '../support/built-site';
import {expectNone} from '../support/expect-none';

const files = builtMarkdown();
const byRoute = new Map(files.map((file) => [file.route, file]));
const html = new Map(builtPages().map((page) => [page.route, page]));

/** Words that the Markdown has instead of drawings, or repeats as the heading of a variant. */
const SAID_INSTEAD = /^(?:diagram|caution|danger|note|tip|info|warning|all|variants|documentation|index)$/;
/** Sentences that stand for a component, which the page draws instead. */
const FOR_COMPONENTS = Object.values(registry).flatMap(({markdown}) =>
  typeof markdown === 'string' ? [] : [markdown.says],
);
/** Heads of the table that stands for the samples' cards. */
const FOR_SAMPLES: Record<string, string> = {'/docs/samples': 'command languages services'};

function wordsThatDiffer(page: BuiltPage, {tree, route}: BuiltMarkdown): {lost: string[]; added: string[]} {
  const markdown = countWords(markdownText(tree));
  const article = countWords(articleText(page.$));
  const lost = lackingWords(article, markdown);
  const variants: string[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    if (toString(heading).endsWith(')')) variants.push(toString(heading));
  });
  const headed = countWords(variants.join(' '));
  const origin = countWords(`${ORIGIN}/llms.txt`);
  const said = FOR_COMPONENTS.filter((sentence) => toString(tree).includes(sentence));
  const instead = countWords([...said, FOR_SAMPLES[route] ?? ''].join(' '));
  const added = lackingWords(markdown, article)
    .map(
      ([word, count]) =>
        [word, count - [headed, origin].reduce((sum, counts) => sum + (counts.get(word) ?? 0), 0)] as const,
    )
    .filter(([word, count]) => count > 0 && !SAID_INSTEAD.test(word) && !instead.has(word));
  const say = ([word, count]: readonly [string, number]) => `${word} ×${count}`;
  return {lost: lost.map(say), added: added.map(say)};
}

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

  it.each(files.filter(({route}) => html.get(route)?.$('article').length).map((file) => [file.route, file] as const))(
    '%s says what the page says',
    (route, file) => {
      const page = html.get(route);
      expect(page && wordsThatDiffer(page, file)).toEqual({lost: [], added: []});
    },
  );

  it.each(['/', '/docs'])('%s says all that the page says', (route) => {
    const [page, file] = [html.get(route), byRoute.get(route)];
    expect(page && file && wordsThatDiffer(page, file).lost).toEqual([]);
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
