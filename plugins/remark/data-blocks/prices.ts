import type {RootContent} from 'mdast';
import {costTokens, monthly, type Prices} from '../../../src/data/prices-schema';
import {loadPrices} from '../../pages/data/prices';
import {barFigure} from '../diagrams/bars';
import {heading, inline, paragraph, table, text} from '../../pages/mdast/build';
import {allOf} from '../../pages/words';

const USD = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
/** Unit prices go down to billionths of a dollar. */
const EXACT = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 9});
const DATE = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** The complete sums as bars. Each has one cloud, in the order of the table. */
function costBars(data: Prices): RootContent {
  const groups = data.stacks.map(({name, clouds}) => ({
    name,
    bars: Object.entries(clouds).flatMap(([cloud, one]) => {
      if (!('lines' in one)) return [];
      const value = monthly(data, one.lines);
      return [{name: cloud, value, text: USD.format(value)}];
    }),
  }));
  const alt = 'The table has the same sums, and says why some clouds have none.';
  return barFigure({title: 'A month of each stack, in US dollars', alt, groups}) as RootContent;
}

/** What each typical stack costs in a month on each cloud, as bars and in a table, then what more adds, and the unit prices. */
export function monthlyCosts(): RootContent[] {
  const data = loadPrices();
  const costs = costTokens(data);
  const sums = data.stacks.map((stack) => [
    inline(`**${stack.name}**: ${stack.has}`),
    ...Object.values(stack.clouds).map((one) => [
      text('lines' in one ? USD.format(monthly(data, one.lines)) : `No sum: no price for ${allOf(one.missing)}`),
    ]),
  ]);
  return [
    costBars(data),
    table(['Stack', ...Object.entries(data.regions).map(([cloud, region]) => `${cloud}, ${region}`)], sums),
    heading(3, [text('What more adds')], 'additions'),
    table(
      ['Cloud', 'Each', 'A month'],
      data.additions.map(({id, cloud, what}) => [[text(cloud)], [text(what)], [text(costs[`costs.${id}`] ?? '')]]),
    ),
    heading(3, [text('Prices behind the sums')], 'unit-prices'),
    paragraph(text('List prices in US dollars, without tax. A month has 730 hours.')),
    table(
      ['Cloud and region', 'What', 'Price', 'Source and date'],
      data.prices.map(({cloud, what, usd, per, free, region, source, read}) => [
        [text(`${cloud}, ${region ?? data.regions[cloud]}`)],
        [text(what)],
        [text(`${EXACT.format(usd)} per ${per}${free ? `, ${free.toLocaleString('en-US')} free` : ''}`)],
        [text(`${source}, ${DATE.format(new Date(read))}`)],
      ]),
    ),
  ];
}
