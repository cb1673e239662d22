import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {ORIGIN} from '../../plugins/outputs/markdown/addresses';
import sidebars from '../../sidebars';
import {loadCommands} from '../../plugins/pages/data/commands';
import type {SidebarItem} from '../../plugins/pages/outline';
import {docId} from '../../plugins/pages/page';
import type {Command} from '../../src/data/cli/schema';
import {docAddresses} from '../support/doc-addresses';
import {LENGTH_LIMIT, builtMarkdown} from '../support/built-markdown';
import {BUILD, type BuiltPage, builtPages} from '../support/built-site';

const files = builtMarkdown();
const withMarkdown = new Set(files.map(({route}) => route));
const html = new Map(builtPages().map((page) => [page.route, page]));
const read = (path: string) => readFileSync(join(BUILD, path), 'utf8');

/** What remains of a page for those who turn it into Markdown, but for its syntax, a tenth: words, and addresses of links. */
function readLength($: BuiltPage['$']): number {
  const body = $('body').clone();
  body.find('script, style').remove();
  const addresses = body.find('a').map((_, link) => ($(link).attr('href') ?? '').length + '[]()'.length);
  return addresses.get().reduce((sum, length) => sum + length, body.text().length);
}

describe('pages for agents', () => {
  it('are short enough to be read at once', () => {
    expect([...html].filter(([, {$}]) => readLength($) >= 0.9 * LENGTH_LIMIT).map(([route]) => route)).toEqual([]);
  });

  it('name their Markdown in the head', () => {
    for (const [route, {$}] of html) {
      if (!$('article').length || !withMarkdown.has(route)) continue;
      expect($('link[rel=alternate][type="text/markdown"]').attr('href'), route).toBe(`${ORIGIN}${route}.md`);
    }
  });

  it('point to the index before their navigation', () => {
    for (const [route, {$}] of html) {
      const body = $('body').html() ?? '';
      const at = body.indexOf(`${ORIGIN}/llms.txt`);
      expect(at, route).toBeGreaterThan(-1);
      expect(at, route).toBeLessThan(body.indexOf('<nav'));
    }
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');

  it('has the form of llmstxt.org and is short', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text.match(/^## /gm)?.length).toBeGreaterThan(4);
    expect(text.length).toBeLessThan(LENGTH_LIMIT);
  });

  it('lists every page of the sitemap once, by its Markdown', () => {
    const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{10,}$/gm)].map(([, url = '']) => url);
    const expected = files.map(({file}) => `${ORIGIN}/${file}`);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('has the sections, and the pages of each list of a sidebar, in their order', () => {
    const order = [...text.matchAll(/^- \[[^\]]+\]\([^)]*?(\/docs\/[^)]*)\.md\)/gm)].map(([, path = '']) => path);
    const addresses = new Map(docAddresses().map(({file, permalink}) => [docId(file), permalink]));
    // A list comes before the lists below it.
    const listsIn = (items: readonly SidebarItem[]): string[][] => [
      items.flatMap((item) => (typeof item === 'string' ? (addresses.get(item) ?? []) : [])),
      ...items.flatMap((item) => (typeof item === 'string' ? [] : listsIn(item.items))),
    ];
    const lists = Object.values(sidebars as Record<string, SidebarItem[]>).flatMap(listsIn);
    expect(lists.flat().length).toBeGreaterThan(100);
    for (const list of lists) expect(order.filter((path) => list.includes(path))).toEqual(list);
    const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 5)).toEqual(['Overview', 'Tutorials', 'Concepts', 'Providers', 'CLI reference']);
  });

  it('has a full companion that warns before it is read', () => {
    const full = read('llms-full.txt');
    expect(full).toMatch(/^> Too long to read in context/);
    for (const {text: page, file} of files) expect(full.includes(page), file).toBe(true);
  });
});

describe('files that agents look for', () => {
  it('tell crawlers what they may do, and where the sitemap is', () => {
    expect(read('robots.txt')).toMatch(
      /^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=yes\nAllow: \/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/,
    );
  });

  it('have the command line of the release as data, and nothing that is gone', () => {
    const {commands} = JSON.parse(read('cli.json')) as {commands: (Command & {page: string})[]};
    const expected = loadCommands().filter(({removed}) => !removed);
    expect(expected.length).toBeLessThan(loadCommands().length);
    expect(commands.map(({command, flags}) => [command, flags.map(({name}) => name)])).toEqual(
      expected.map(({command, flags}) => [command, flags.flatMap(({name, removed}) => (removed ? [] : name))]),
    );
    const {flags} = commands.find(({command}) => command === 'compose up')!;
    expect(flags.find(({name}) => name === 'detach')).toMatchObject({shorthand: 'd', type: 'bool', default: 'false'});
    for (const {page} of commands) expect(html.has(page.slice(ORIGIN.length)), page).toBe(true);
    expect(read('llms.txt')).toContain(`${ORIGIN}/cli.json`);
  });

  it.each(['schema/compose.json', 'schema/compose.draft-07.json'])('have the schema %s, at its own address', (path) => {
    const text = read(path);
    expect(JSON.parse(text)).toMatchObject({$id: `${ORIGIN}/${path}`, type: 'object'});
    const places = new Set(
      [...text.matchAll(/(\/docs\/concepts\/compose\/[a-z-]+)#([a-z0-9_-]+)\)/g)].map(([place]) => place),
    );
    expect(places.size).toBeGreaterThan(100);
    for (const place of places) {
      const [route = '', id = ''] = place.slice(0, -1).split('#');
      expect(html.get(route)?.$(`[id="${id}"]`).length, place).toBe(1);
    }
  });

  it('list skills whose files are as the digest says', () => {
    const {skills} = JSON.parse(read('.well-known/agent-skills/index.json')) as {
      skills: {url: string; digest: string}[];
    };
    expect(skills.length).toBeGreaterThan(0);
    for (const {url, digest} of skills)
      expect(`sha256:${createHash('sha256').update(read(url)).digest('hex')}`).toBe(digest);
  });
});
