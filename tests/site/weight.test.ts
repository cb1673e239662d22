import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {removeOverridden} from '../../plugins/lean-client/lean-sheet/overridden';
import {BUILD, builtPages} from '../support/built-site';
import {filesOf, weighFonts, weighPage} from '../support/page-weight';

/**
 * What a reader with an empty cache loads, in kB (1000 bytes) compressed with gzip. bench/README.md has where the bytes
 * are. A budget is lowered when the site gets lighter; it is raised with a reason only.
 */
const BUDGET = {scripts: 99.9, styles: 16.4, medianHtml: 12, total: 149};

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

  it('of the home page is less than that of a docs page', () => {
    if (!home || !first) throw new Error('home or /docs/intro is not built');
    expect(weighPage(home).scripts).toBeLessThan(weighPage(first).scripts);
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

/** Parts of Infima that the theme names and the site never shows: blog, versions, locales, drop-downs, its own columns. */
const NEVER_SHOWN =
  /^(avatar|badge--secondary|button|card|col|container--fluid|dropdown|footer|margin-|navbar--(dark|primary)|navbar__(title|logo)|hero|padding-|row|tabs--block|alert(--|$))/;

it('Infima keeps every class that a page or a script names, unless our rules override it', () => {
  const sheet = readdirSync(join(BUILD, 'assets/css')).find((name) => name.startsWith('styles.')) ?? '';
  const kept = readFileSync(join(BUILD, 'assets/css', sheet), 'utf8');
  const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
  const all = postcss.parse(`@layer infima { ${infima} } ${kept}`);
  removeOverridden(all);
  const styled = new Set<string>();
  all.walkRules(({parent, nodes, selector}) => {
    if (parent?.type !== 'atrule' || !nodes.length) return;
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) styled.add(name);
  });
  const scripts = readdirSync(join(BUILD, 'assets/js')).map((name) =>
    readFileSync(join(BUILD, 'assets/js', name), 'utf8'),
  );
  const named = new Set([
    ...pages.flatMap(({$}) => [...$('[class]')].flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/))),
    // In scripts, words of the form block__element and block--modifier can only be classes.
    ...scripts.flatMap((text) => text.match(/[a-z-]+(?:__|--)[a-z-]+/g) ?? []),
  ]);
  const lost = [...named].filter((name) => styled.has(name) && !NEVER_SHOWN.test(name) && !kept.includes(`.${name}`));
  expect(named.size).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});
