import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import postcss, {type AtRule, type Container, type Document, type Rule} from 'postcss';
import {expect, it} from 'vitest';
import {BUILD, builtPages} from '../support/built-site';

/** All of a folder; those of the search modal are next to those of pages. */
const read = (folder: string, ending: string): string[] =>
  readdirSync(join(BUILD, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(BUILD, folder, name), 'utf8'));

const SHEETS = read('assets', '.css');

it('every rule is in a layer, and the layers are in the order of src/css/layers.css', () => {
  const order = /@layer ([^;]*);/.exec(readFileSync('src/css/layers.css', 'utf8'))?.[1]?.split(', ') ?? [];
  for (const css of SHEETS) {
    const nodes = postcss.parse(css).nodes.filter((node) => node.type !== 'comment');
    const layers = nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? [node.params] : []));
    const places = layers.flatMap((params) => params.split(/,\s*/)).map((name) => order.indexOf(name));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
    // Fonts don't take part in the cascade.
    const others = nodes.filter((node) => node.type !== 'atrule' || !/^(layer|font-face)$/.test(node.name));
    expect(others.map(String)).toEqual([]);
  }
});

const isHoverQuery = (node: Container | Document | undefined): boolean =>
  node?.type === 'atrule' && (node as AtRule).name === 'media' && /hover\s*:\s*hover/.test((node as AtRule).params);

function isWithinHoverQuery(rule: Rule): boolean {
  for (let node: Container | Document | undefined = rule.parent; node; node = node.parent)
    if (isHoverQuery(node)) return true;
  return false;
}

/** What is shown for a pointer as it is for the focus, which a tap gives. */
const isForFocusAsWell = (selector: string): boolean => /:is\([^)]*:hover[^)]*:focus|:not\(:hover\)/.test(selector);

it('nothing stays lit under a finger: rules for hovering hold where a pointer hovers', () => {
  const rules: Rule[] = [];
  for (const css of SHEETS) postcss.parse(css).walkRules(/:hover/, (rule) => void rules.push(rule));
  expect(SHEETS.some((css) => css.includes('.DocSearch-Modal'))).toBe(true);
  expect(rules.length).toBeGreaterThan(30);
  const lit = rules.filter(
    (rule) =>
      !isWithinHoverQuery(rule) && !rule.selectors.every((one) => !one.includes(':hover') || isForFocusAsWell(one)),
  );
  expect(lit.map(({selector}) => selector)).toEqual([]);
});

it('every token that a style, a page or a script names is declared', () => {
  const styles = read('assets/css', '.css').join('\n');
  const declared = new Set([...styles.matchAll(/(--site-[\w-]+)\s*:/g)].map(([, name]) => name));
  const texts = [...SHEETS, ...read('assets', '.js'), ...builtPages().map(({html}) => html)];
  const named = new Set(texts.flatMap((text) => text.match(/--site-[a-z][\w-]*/g) ?? []));
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((name) => !declared.has(name))).toEqual([]);
});

/** Names that the theme gives to what needs no look of its own: what it contains, or its kind, has one. */
const PLAIN =
  /^(breadcrumbs__item--active|footer__link-item|margin-top--md|menu__(list-item|link--sublist|list-item-collapsible--active)|navbar--fixed-top|navbar__item|pagination-nav__link--prev|table-of-contents__(left-border|link)|thin-scrollbar)$/;

it('every class of Infima that a page wears has a look of ours, since Infima is left out', () => {
  const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
  const ours = classesOf(read('assets/css', '.css').join('\n'));
  const infima = classesOf(readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8'));
  const elements = builtPages().flatMap(({$}) => $('[class]').toArray());
  const worn = new Set(elements.flatMap(({attribs}) => (attribs['class'] ?? '').split(/\s+/)));
  const known = [...worn].filter((name) => infima.has(name));
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((name) => !ours.has(name) && !PLAIN.test(name))).toEqual([]);
});
