import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD, builtPages} from '../support/built-site';
import {filesOf, weighFonts, weighPage} from '../support/page-weight';

/**
 * What a reader with an empty cache loads, in kB (1000 bytes) compressed with gzip. bench/README.md has where the bytes
 * are. A budget is lowered when the site gets lighter; it is raised with a reason only.
 */
const BUDGET = {scripts: 95, styles: 12, medianHtml: 12, total: 140};

const pages = builtPages();
const docs = pages.filter(({$}) => $('html').hasClass('docs-doc-page'));
const first = pages.find(({route}) => route === '/docs/intro');
const home = pages.find(({route}) => route === '/');

const fonts = readdirSync(join(BUILD, 'assets/fonts'));

describe('weight', () => {
  it('of the first docs page is within its budget', () => {
    if (!first) throw new Error('/docs/intro is not built');
    const {html, scripts, styles} = weighPage(first);
    expect(scripts).toBeGreaterThan(60);
    expect(scripts).toBeLessThan(BUDGET.scripts);
    expect(styles).toBeLessThan(BUDGET.styles);
    expect(html + scripts + styles + weighFonts(fonts)).toBeLessThan(BUDGET.total);
  });

  it('of the home page is within its budget, and less than that of a docs page', () => {
    if (!home || !first) throw new Error('home or /docs/intro is not built');
    const {scripts, styles} = weighPage(home);
    expect(scripts).toBeLessThan(weighPage(first).scripts);
    expect(styles).toBeLessThan(weighPage(first).styles);
  });

  it('of HTML is within its budget on the median docs page', () => {
    const sizes = docs.map((page) => weighPage(page).html).sort((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(BUDGET.medianHtml);
  });

  it('of what all docs pages share does not grow by what one page needs, or none', () => {
    const perPage = docs.map((page) => new Set(filesOf(page)));
    const shared = [...(perPage[0] ?? [])].filter((file) => perPage.every((set) => set.has(file)));
    const texts = shared.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(BUILD, file), 'utf8'));
    expect(texts.length).toBeGreaterThan(2);
    const ofOnePage = ['Make the badge', 'attr-equals', 'Pages with a similar address'];
    const switchedOff = ['theme.docs.sidebar.collapseButtonTitle', 'theme.docs.sidebar.expandButtonTitle'];
    for (const words of [...ofOnePage, ...switchedOff, 'create-react-context']) {
      expect(texts.filter((text) => text.includes(words))).toEqual([]);
    }
  });

  it('of what all docs pages share does not grow with their number', () => {
    const pagesOfText = docs.filter(({route}) => !route.startsWith('/docs/category/'));
    const perPage = pagesOfText.map((page) => filesOf(page).filter((file) => file.endsWith('.js')));
    const counts = new Map<string, number>();
    for (const file of perPage.flat()) counts.set(file, (counts.get(file) ?? 0) + 1);
    const filesWith = (count: number) => [...counts].filter(([, times]) => times === count).map(([file]) => file);
    const shared = filesWith(perPage.length).map((file) => readFileSync(join(BUILD, file), 'utf8'));
    const ofOnePage = filesWith(1).map((file) => file.slice('assets/js/'.length, -'.js'.length));
    const commands = docs.map(({route}) => route).filter((route) => route.startsWith('/docs/cli/'));
    expect(ofOnePage.length).toBeGreaterThan(100);
    expect(commands.length).toBeGreaterThan(20);
    for (const name of [...ofOnePage, ...commands]) expect(shared.filter((text) => text.includes(name))).toEqual([]);
  });
});

/** Names that the theme gives to what needs no look of its own: what it contains, or its kind, has one. */
const PLAIN =
  /^(breadcrumbs__item--active|footer__link-item|margin-top--md|menu__(list-item|link--sublist|list-item-collapsible--active)|navbar--fixed-top|navbar__item|pagination-nav__link--prev|table-of-contents__(left-border|link)|thin-scrollbar)$/;

it('every class of Infima that a page wears has a look of ours, since Infima is left out', () => {
  const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const sheets = readdirSync(join(BUILD, 'assets/css'));
  const ours = classesOf(sheets.map((name) => readFileSync(join(BUILD, 'assets/css', name), 'utf8')).join('\n'));
  const infima = classesOf(readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8'));
  const worn = new Set(
    pages.flatMap(({$}) => [...$('[class]')].flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/))),
  );
  const known = [...worn].filter((name) => infima.has(name));
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((name) => !ours.has(name) && !PLAIN.test(name))).toEqual([]);
});
