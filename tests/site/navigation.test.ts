import {readFileSync} from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {site} from '../../config/site';
import {loadFrontMatter} from '../../plugins/pages/page';
import {expandDeep, identityTokens} from '../../plugins/pages/tokens';
import {builtPages} from '../support/built-site';

const pages = new Map(builtPages().map((page) => [page.route, page]));

function page(route: string): CheerioAPI {
  const found = pages.get(route);
  if (!found) throw new Error(`There is no page ${route}.`);
  return found.$;
}

type Entry = [label: string, target: string];

/** Labels without the words for screen readers, and targets, in page order. */
const links = ($: CheerioAPI, selector: string): Entry[] =>
  $(selector)
    .toArray()
    .map((link) => {
      const label = $(link).clone();
      label.find('.visually-hidden').remove();
      return [label.text().trim(), $(link).attr('href') ?? ''];
    });

/** Targets of the first level of a page's sidebar, and of the category that's open on it. */
const sidebar = (route: string): string[] =>
  links(page(route), '.theme-doc-sidebar-menu a.menu__link')
    .map(([, target]) => target)
    // A category without its own page links to its first page.
    .filter((target, at, all) => target !== all[at - 1]);

interface Sidebar {
  /** A page that shows it, with the page's category open. */
  on: string;
  /** Entries of the specification, in its order, with spaces between them. */
  entries: string;
  /** Entries of our own. Left out where the page shows more of the same sidebar. */
  added?: string;
  folder: string;
}

const {
  routes: ROUTES,
  navbar: NAVBAR,
  footer: FOOTER,
  sidebars: SIDEBARS,
} = expandDeep(
  parse(readFileSync('tests/fixtures/navigation.yaml', 'utf8')) as {
    routes: string[];
    navbar: Record<'left' | 'right', Entry[]>;
    footer: Record<string, Entry[]>;
    sidebars: Record<string, Sidebar>;
  },
  identityTokens,
);

describe('screens and routes', () => {
  it('has every top-level route, with a sidebar where the specification has one', () => {
    expect(ROUTES.filter((route) => !pages.has(route))).toEqual([]);
    for (const route of ['/docs/ask', '/docs/samples']) expect(sidebar(route), route).toEqual([]);
    expect(sidebar('/docs/category/faq')).toContain('/docs/intro/features');
    expect(sidebar('/docs/category/deploying-from-github-actions')).toContain('/docs/tutorials/deploy-to-aws');
  });

  it.each(Object.entries(NAVBAR))('has the entries of the navbar, %s', (side, entries) => {
    for (const route of ['/', '/docs', '/docs/intro', '/docs/cli', '/search'])
      expect(links(page(route), `.theme-layout-navbar-${side} a:not(.navbar__brand)`), route).toEqual(entries);
  });

  it('shows in the navbar which section each page of a sidebar belongs to', () => {
    const active = (route: string) => links(page(route), '.theme-layout-navbar-left .navbar__link--active');
    for (const [label, routes] of Object.entries({
      Overview: [...new Set(sidebar('/docs/intro/faq/questions'))],
      Tutorials: ['/docs/category/deploying-from-github-actions', '/docs/quickstarts/go', '/docs/guides'],
    })) {
      expect(routes.length).toBeGreaterThan(2);
      for (const route of routes)
        expect(
          active(route).map(([name]) => name),
          route,
        ).toEqual([label]);
    }
  });

  it.each(Object.entries(FOOTER))('has the footer column %s', (title, entries) => {
    for (const route of ['/', '/docs/intro', '/docs/ask']) {
      const $ = page(route);
      expect(links($, `nav[aria-label="${title}"] a`), route).toEqual(entries);
    }
  });

  it.each(Object.entries(SIDEBARS))(
    'has the entries of the sidebar in their order: %s',
    (_, {on, folder, entries, added}) => {
      const shown = sidebar(on);
      const full = (list: string) =>
        (list.match(/\S+/g) ?? []).map((entry) => (entry.startsWith('/') ? entry : folder + entry));
      const wanted = full(entries);
      expect(shown.filter((target) => wanted.includes(target))).toEqual(wanted);
      if (added !== undefined) expect(shown.filter((target) => !wanted.includes(target))).toEqual(full(added));
    },
  );
});

it('shows on the page of a category what each of its pages is about', () => {
  const {description} = loadFrontMatter('docs/intro/faq/questions.mdx');
  expect(page('/docs/category/faq')('main').text()).toContain(description);
});

describe('what it is and for whom', () => {
  it('says on the first page what the tool does', () => {
    const $ = page('/');
    expect($('main').text()).toContain(site.tagline);
  });

  it('only reads: no page sends a form anywhere but to the search', () => {
    const sends = 'form[action]:not([role=search]), form[method=post], input[type=password]';
    const sending = [...pages.values()].filter(({$}) => $(sends).length > 0);
    expect(sending.map(({route}) => route)).toEqual([]);
  });
});
