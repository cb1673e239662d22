import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {costTokens, monthly} from '../../src/data/prices-schema';
import {loadPrices} from '../../plugins/pages/data/prices';
import type {Element} from '../../plugins/pages/mdast/element';
import {attributesOf} from '../../plugins/pages/mdast/element';
import {monthlyCosts} from '../../plugins/remark/data-blocks/prices';
import {barFigure} from '../../plugins/remark/diagrams/bars';
import {widthOf} from '../../plugins/remark/diagrams/measure';
import {TALL, WIDE} from '../../plugins/remark/diagrams/style';
import {diagramText} from '../../plugins/remark/diagrams/text-alternative';

const bar = (name: string, value: number) => ({name, value, text: `$${value}`});
const FIGURE = barFigure({
  title: 'Two stacks',
  alt: 'One is twice the other.',
  groups: [
    {name: 'Small', bars: [bar('One', 20), bar('Two', 40)]},
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

  it('says the same in words, for those who do not see it and for agents', () => {
    expect(diagramText(FIGURE)).toEqual({title: 'Two stacks', alt: 'One is twice the other.'});
    for (const drawing of drawingsOf(FIGURE))
      expect(attributesOf(drawing)['aria-label']).toBe('One is twice the other.');
  });
});

describe('the costs of a month', () => {
  const data = loadPrices();
  const [figure, table] = monthlyCosts() as [Element, Element];

  it('are bars where the sum is complete, before the table that has the same numbers', () => {
    const sums = toString(table);
    const drawn = drawingsOf(figure).flatMap(({children}) => (children as Element[]).map((one) => toString(one)));
    const complete = data.stacks.flatMap(({clouds}) => Object.values(clouds).filter((one) => 'lines' in one));
    const dollars = drawn.filter((one) => one.startsWith('$'));
    expect(dollars).toHaveLength(2 * complete.length);
    for (const sum of dollars) expect(sums).toContain(sum);
    expect(sums.match(/No sum: no price for/g)).toHaveLength(3 * data.stacks.length - complete.length);
  });

  it('are computed from quantities: hours, months, and seconds beyond the free ones', () => {
    const lines = (cloud: 'AWS' | 'Azure') => {
      const one = data.stacks[0]?.clouds[cloud];
      return one && 'lines' in one ? one.lines : [];
    };
    const container = 0.25 * 0.04048 + 0.5 * 0.004445;
    expect(monthly(data, lines('AWS'))).toBeCloseTo(730 * (0.0225 + 3 * 0.005 + container) + 0.5);
    const second = 730 * 3600;
    const azure = (0.25 * second - 180_000 + 0.5 * second - 360_000) * 0.000004 + (730 / 24) * 0.1666;
    expect(monthly(data, lines('Azure'))).toBeCloseTo(azure);
    expect(costTokens(data)).toMatchObject({'costs.web.aws': '$37', 'costs.web.azure': '$11', 'costs.ipv4': '$4'});
    expect(() => monthly(data, [{price: 'rent', amount: 1}])).toThrow('no price "rent"');
  });

  it('use prices that exist, in the cloud of the stack, and every price is used', () => {
    const used = [
      ...data.stacks.flatMap(({clouds}) =>
        Object.entries(clouds).flatMap(([cloud, one]) =>
          'lines' in one ? one.lines.map((line) => ({cloud, ...line})) : [],
        ),
      ),
      ...data.additions.flatMap(({cloud, lines}) => lines.map((line) => ({cloud, ...line}))),
    ];
    for (const {cloud, price} of used) expect(data.prices).toContainEqual(expect.objectContaining({id: price, cloud}));
    expect(data.prices.filter(({id}) => !used.some(({price}) => price === id))).toEqual([]);
  });

  it('let a NAT gateway cost what the addresses of ten containers cost, as the page says', () => {
    const [address, gateway] = ['ipv4', 'nat'].map((name) =>
      monthly(data, data.additions.find(({id}) => id === name)?.lines ?? []),
    );
    expect(Math.round((gateway ?? 0) / (address ?? 1))).toBe(10);
  });
});
