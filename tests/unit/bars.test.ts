import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {loadPrices} from '../../plugins/pages/data/prices';
import type {Element} from '../../plugins/pages/mdast/element';
import {attributesOf} from '../../plugins/pages/mdast/element';
import {monthlyCosts} from '../../plugins/remark/data-blocks/prices';
import {barFigure} from '../../plugins/remark/diagrams/bars';
import {widthOf} from '../../plugins/remark/diagrams/measure';
import {TALL, WIDE} from '../../plugins/remark/diagrams/style';
import {diagramText} from '../../plugins/remark/diagrams/text-alternative';

const bar = (name: string, value: number, isOpen = false) => ({name, value, text: `$${value}`, isOpen});
const FIGURE = barFigure({
  title: 'Two stacks',
  alt: 'One is twice the other.',
  groups: [
    {name: 'Small', bars: [bar('One', 20), bar('Two', 40, true)]},
    {name: 'Large', bars: [bar('One', 80)]},
  ],
});

const drawingsOf = (figure: Element): Element[] => (figure.children as Element[]).filter(({name}) => name === 'svg');
/** Left edge and width of each rectangle of a class, as its path says. */
const rectanglesOf = (drawing: Element, name: string): {x: number; width: number}[] =>
  (drawing.children as Element[])
    .filter((child) => attributesOf(child).className === `diagram-${name}`)
    .flatMap((child) => [...(attributesOf(child).d ?? '').matchAll(/M([\d.]+) [\d.]+h([\d.]+)v/g)])
    .map(([, x, width]) => ({x: Number(x), width: Number(width)}));
const numberOf = (element: Element | undefined, name: string): number => Number(element && attributesOf(element)[name]);

describe('a figure of bars', () => {
  it.each([
    ['wide', 0, WIDE],
    ['tall', 1, TALL],
  ])('has one scale, and fits: %s', (_, index, {width, height}) => {
    const [drawing] = drawingsOf(FIGURE).slice(index);
    if (!drawing) throw new Error('no drawing');
    const lengths = rectanglesOf(drawing, 'bars').map(({width: length}) => length);
    expect(lengths).toHaveLength(3);
    expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(2, 1);
    expect((lengths[2] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(4, 1);
    expect(numberOf(drawing, 'width')).toBe(width);
    expect(numberOf(drawing, 'height')).toBeLessThanOrEqual(height);
    for (const text of (drawing.children as Element[]).filter(({name}) => name === 'text'))
      expect(numberOf(text, 'x') + widthOf(toString(text), 'plain')).toBeLessThan(width);
  });

  it('has an open end where the value is more, behind the bar', () => {
    const [drawing] = drawingsOf(FIGURE);
    if (!drawing) throw new Error('no drawing');
    const [, two = {x: 0, width: 0}] = rectanglesOf(drawing, 'bars');
    const open = rectanglesOf(drawing, 'open');
    expect(open).toHaveLength(1);
    expect(open[0]?.x).toBeCloseTo(two.x + two.width, 0);
  });

  it('says the same in words, for those who do not see it and for agents', () => {
    expect(diagramText(FIGURE)).toEqual({title: 'Two stacks', alt: 'One is twice the other.'});
    for (const drawing of drawingsOf(FIGURE))
      expect(attributesOf(drawing)['aria-label']).toBe('One is twice the other.');
  });
});

describe('the costs of a month', () => {
  const [figure, table] = monthlyCosts() as [Element, Element];

  it('are bars, before the table that has the same numbers', () => {
    expect(table.type).toBe('table');
    const sums = toString(table);
    const drawn = drawingsOf(figure).flatMap(({children}) => (children as Element[]).map((one) => toString(one)));
    const dollars = drawn.filter((one) => one.startsWith('$'));
    expect(dollars).toHaveLength(2 * 15);
    for (const sum of dollars) expect(sums).toContain(`${sum}, without`);
  });

  it('have an open end where a part of the stack has no price', () => {
    const lacking = loadPrices().stacks.flatMap(({clouds}) =>
      Object.values(clouds).filter(({lacks}) => lacks.length > 0),
    );
    expect(lacking.length).toBeGreaterThan(0);
    for (const drawing of drawingsOf(figure)) expect(rectanglesOf(drawing, 'open')).toHaveLength(lacking.length);
  });
});
