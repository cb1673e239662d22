import {describe, expect, it} from 'vitest';
import {leanSheet} from '../../plugins/lean-client/lean-sheet';

/** The rules of the layer that are left. */
function layerOf(layered: string, ours: string, others = 'item link'): string {
  const sheet = leanSheet(`@layer theme{${layered}}${ours}`, others);
  return /^@layer theme\{(.*?)\}(?=$|[^}]*\{)/.exec(sheet)?.[1] ?? '';
}

describe('of a layer, what our rules override', () => {
  it.each([
    ['the same selector', '.item{color:red;margin:0}', '.item{color:blue}', '.item{margin:0}'],
    ['a selector that asks for less', '.link.item:hover{color:red}', '.item{color:blue}', ''],
    ['elements inside of others', '.link .item{color:red}', '.item{color:blue}', ''],
    ['all selectors of a list', '.item,.link{color:red}', '.item{color:blue}.link{color:green}', ''],
    ['a part by a shorthand', '.item{padding-left:1px;top:0}', '.item{padding:2px;inset:0}', ''],
    ['a shorthand by its parts', '.item{margin:0 1px}', '.item{margin-block:1px;margin-inline:0}', ''],
    ['a physical by a logical property', '.item{width:1px;border-left-width:0}', '.item{inline-size:2px;border:0}', ''],
    ['the same pseudo-element', '.item:before{content:"a"}', '.item::before{content:"b"}', ''],
    ['rules of a medium', '@media print{.item{color:red}}', '.item{color:blue}', ''],
  ])('is left out: %s', (_, layered, ours, left) => {
    expect(layerOf(layered, ours)).toBe(left);
  });

  it.each([
    ['a selector that asks for more', '.item{color:red}', '.item.link{color:blue}'],
    ['an element inside of another', '.item{color:red}', '.link .item{color:blue}'],
    ['one selector of a list', '.item,.link{color:red}', '.item{color:blue}'],
    ['a shorthand in part', '.item{margin:0}', '.item{margin-block:1px}'],
    ['what the shorthand does not set', '.item{border-radius:0}', '.item{border:1px solid}'],
    ['another pseudo-element', '.item:before{color:red}', '.item{color:blue}'],
    ['in a medium only', '.item{color:red}', '@media print{.item{color:blue}}'],
    ['what is important', '.item{color:red!important}', '.item{color:blue}'],
    ['by a return to the layer', '.item{color:red}', '.item{color:revert-layer}'],
  ])('stays: %s', (_, layered, ours) => {
    expect(leanSheet(`@layer theme{${layered}}${ours}`, 'item link')).toBe(`@layer theme{${layered}}${ours}`);
  });
});

describe('of a layer, what no element wears', () => {
  it('is left out, selector by selector', () => {
    expect(layerOf('.item,.card{color:red}.card .item{color:blue}', '')).toBe('.item{color:red}');
  });

  it('stays outside of layers', () => {
    expect(leanSheet('.card{color:red}', '')).toBe('.card{color:red}');
  });
});

describe('variables', () => {
  it('of the page that are set once are written where they are read', () => {
    const sheet = ':root{--ifm-a:var(--site-b)}:root,[data-theme=dark]{--site-b:1px}.item{gap:var(--ifm-a)}';
    expect(leanSheet(sheet, '')).toBe(':root,[data-theme=dark]{--site-b:1px}.item{gap:var(--site-b)}');
  });

  it('are kept apart from what stands beside them', () => {
    const sheet = ':root{--ifm-a:1px}.item{border:var(--ifm-a)solid var(--site-b)}';
    expect(leanSheet(sheet, '')).toBe('.item{border:1px solid var(--site-b)}');
  });

  it.each([
    ['set twice', ':root{--ifm-a:1px}.link{--ifm-a:2px}.item{gap:var(--ifm-a)}'],
    ['made of what elements set', ':root{--ifm-a:var(--b)}.link{--b:2px}.item{gap:var(--ifm-a)}'],
    ['set in a medium', '@media print{:root{--ifm-a:1px}}.item{gap:var(--ifm-a)}'],
    ['taken from above', ':root{--ifm-a:inherit}.item{color:var(--ifm-a)}'],
  ])('stay when they are %s', (_, sheet) => {
    expect(leanSheet(sheet, '')).toBe(sheet);
  });

  it.each(['.link{--site-b:2px}', "style={'--site-b':shift}", "style.setProperty('--site-b',shift)"])(
    'stay when they are made of what is set elsewhere: %s',
    (others) => {
      const sheet = ':root{--ifm-a:var(--site-b)}.item{gap:var(--ifm-a)}';
      expect(leanSheet(sheet, others)).toBe(sheet);
    },
  );

  it('that nothing reads are left out, and what only they read', () => {
    expect(leanSheet(':root{--a:var(--b);--b:1px;--c:2px}', "style['--c']")).toBe(':root{--c:2px}');
  });
});
