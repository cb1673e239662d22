import type {List, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {checkCompose} from 'compose-check/check-compose';
import {monthly, totalInWords} from 'compose-check/plan/costs';
import {loadCheckRules, loadPlanRules, loadPrices} from '../../plugins/pages/data/check-rules';
import {loadCosts} from '../../plugins/pages/data/prices';
import {type Element, attributesOf, isElement} from '../../plugins/pages/mdast/element';
import {comparison} from '../../plugins/remark/data-blocks/comparison';
import {monthlyCosts} from '../../plugins/remark/data-blocks/prices';

describe('the costs of a month', () => {
  const costs = loadCosts();
  const prices = loadPrices();
  const [table] = monthlyCosts() as [Table];

  it('have bars of one scale where the sum is complete', () => {
    const cells = table.children.slice(1).flatMap((row) => row.children.slice(1));
    const bars = cells.flatMap((cell) => {
      const bar = cell.children.find((child) => isElement(child)) as Element | undefined;
      const [path] = (bar?.children ?? []) as Element[];
      return bar && path ? [{sum: toString(cell), most: attributesOf(bar).viewBox, path: attributesOf(path).d}] : [];
    });
    const months = costs.stacks.flatMap((one) => Object.values(one.months));
    const complete = months.filter(({unpriced}) => unpriced.length === 0);
    expect(bars).toHaveLength(complete.length);
    expect(new Set(bars.map(({most}) => most)).size).toBe(1);
    for (const {sum, path} of bars) expect(path).toContain(`h${sum.replace(/\D/g, '')}v`);
    expect(toString(table).match(/No sum: no price for/g)).toHaveLength(cells.length - complete.length);
  });

  it('are computed from what the plan takes: hours, months, and seconds beyond the free ones', () => {
    const {months} = costs.stacks.find(({id}) => id === 'web')!;
    const container = 0.25 * 0.04048 + 0.5 * 0.004445;
    expect(months['aws']?.usd).toBeCloseTo(730 * (0.0225 + 3 * 0.005 + container) + 0.5);
    const second = 730 * 3600;
    const azure = (0.25 * second - 180_000 + 0.5 * second - 360_000) * 0.000004 + (730 / 24) * 0.1666;
    expect(months['azure']?.usd).toBeCloseTo(azure);
    for (const {id, free = 0} of prices.prices) if (free > 0) expect(monthly(prices, {[id]: 0}), id).toBe(0);
    expect(() => monthly(prices, {rent: 1})).toThrow('no price "rent"');
  });

  it.each([
    ['another file adds services', 'include: [other.yaml]\nservices: {web: {image: nginx}}', 'what other files add'],
    [
      'a variable sets a size',
      "services: {web: {image: nginx, deploy: {replicas: '${N}'}}}",
      'sizes that variables set',
    ],
  ])('are no sum where %s', (_why, text, missing) => {
    const files = [{name: 'compose.yaml', text}];
    const {month} = checkCompose({files, provider: 'aws'}, loadCheckRules());
    expect(totalInWords(month!)).toMatch(
      new RegExp(`^No sum: no price for ${missing}\\. The rest costs \\$\\d+ a month, `),
    );
  });

  it('use prices that exist, in the cloud of the plan, and every price is used', () => {
    const used = Object.entries(loadPlanRules().clouds).flatMap(([cloud, {parts}]) =>
      parts.flatMap((one) => Object.keys(one.costs).map((id) => `${cloud} ${id}`)),
    );
    const known = prices.prices.map(({cloud, id}) => `${cloud} ${id}`);
    expect(used.filter((one) => !known.includes(one))).toEqual([]);
    // A NAT gateway is only an addition: `affordable` has none.
    expect(known.filter((one) => !used.includes(one))).toEqual(['aws nat']);
  });
});

it('compares the same app where every price is known, and says what is missing elsewhere', () => {
  const [, costs, , others, , lacks] = comparison() as [unknown, Table, unknown, List, unknown, Table];
  const rows = costs.children.slice(1).map(({children}) => children.map((cell) => toString(cell)));
  const row = (name: string) => rows.find(([first]) => first === name)?.slice(1);
  const dollars = (sums: number[]) => sums.map((sum) => `$${Math.round(sum)}`);
  expect(row('Fly.io')?.slice(0, 3)).toEqual(dollars([2 * 3.69 + 38.28, 2 * 6.7 + 40.8, 3 * 13.39 + 40.8]));
  expect(row('Heroku')?.slice(0, 3)).toEqual(['$19', 'No sum', 'No sum']);
  expect(row('Heroku')?.[3]).toContain('No sum: no price for larger dynos');
  // What creates the same resources costs the same.
  expect(row('SST')?.slice(0, 3)).toEqual(rows[0]?.slice(1, 4));
  for (const item of others.children) expect(toString(item)).toMatch(/^.+\. No sum: no price for .+\.$/);
  expect(lacks.children).toHaveLength(rows.length + others.children.length - 2);
  expect(toString(lacks)).toContain('HerokuYour own cloud account');
});
