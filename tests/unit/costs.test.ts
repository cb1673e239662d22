import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {costTokens, monthly} from '../../src/data/prices-schema';
import {loadPrices} from '../../plugins/pages/data/prices';
import {type Element, attributesOf, isElement} from '../../plugins/pages/mdast/element';
import {monthlyCosts} from '../../plugins/remark/data-blocks/prices';

describe('the costs of a month', () => {
  const data = loadPrices();
  const [table] = monthlyCosts() as [Table];

  it('have bars of one scale where the sum is complete', () => {
    const cells = table.children.slice(1).flatMap((row) => row.children.slice(1));
    const bars = cells.flatMap((cell) => {
      const bar = cell.children.find((child) => isElement(child)) as Element | undefined;
      const [path] = (bar?.children ?? []) as Element[];
      return bar && path ? [{sum: toString(cell), most: attributesOf(bar).viewBox, path: attributesOf(path).d}] : [];
    });
    const complete = data.stacks.flatMap(({clouds}) => Object.values(clouds).filter((one) => 'lines' in one));
    expect(bars).toHaveLength(complete.length);
    expect(new Set(bars.map(({most}) => most)).size).toBe(1);
    for (const {sum, path} of bars) expect(path).toContain(`h${sum.replace(/\D/g, '')}v`);
    expect(toString(table).match(/No sum: no price for/g)).toHaveLength(cells.length - complete.length);
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
