import type {RootContent} from 'mdast';
import {monthly, type Prices} from '../../../src/data/prices-schema';
import {loadPrices} from '../../pages/data/prices';
import {barFigure} from '../diagrams/bars';
import {heading, inline, paragraph, table, text} from '../../pages/mdast/build';
import {allOf} from '../../pages/words';

const USD = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
/** Unit prices go down to millionths of a dollar. */
const EXACT = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 6});
const DATE = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** The sums as bars. Each has one cloud, in the order of the table. */
function costBars(data: Prices): RootContent {
  const groups = data.stacks.map(({name, clouds}) => ({
    name,
    bars: Object.entries(clouds).map(([cloud, {lines, lacks}]) => {
      const value = monthly(data, lines);
      return {name: cloud, value, text: USD.format(value), isOpen: lacks.length > 0};
    }),
  }));
  const ranges = groups.map(({name, bars}) => {
    const values = bars.map(({value}) => value);
    return `${name}: ${USD.format(Math.min(...values))} to ${USD.format(Math.max(...values))}`;
  });
  return barFigure({
    title: 'A month of each stack, in US dollars',
    alt: `${ranges.join('. ')}. A dashed end means that a part of the stack isn't in the sum: the table says which.`,
    groups,
  }) as RootContent;
}

/** What each typical stack costs in a month on each cloud, as bars and in a table, then the unit prices behind the sums. */
export function monthlyCosts(): RootContent[] {
  const data = loadPrices();
  const clouds = Object.entries(data.regions);
  const sums = data.stacks.map((stack) => [
    inline(`**${stack.name}**: ${stack.has}`),
    ...Object.values(stack.clouds).map(({lines, without, lacks}) =>
      inline(`${USD.format(monthly(data, lines))}, without ${allOf([...without, ...lacks])}`),
    ),
  ]);
  return [
    costBars(data),
    table(['Stack', ...clouds.map(([cloud, region]) => `${cloud}, ${region}`)], sums),
    heading(3, [text('Prices behind the sums')], 'unit-prices'),
    paragraph(text('List prices in US dollars, without tax. A month has 730 hours.')),
    table(
      ['Cloud', 'What', 'Price', 'Source', 'Read'],
      data.prices.map(({cloud, what, usd, per, source, read}) => [
        [text(cloud)],
        [text(what)],
        [text(`${EXACT.format(usd)} per ${per}`)],
        [text(source)],
        [text(DATE.format(new Date(read)))],
      ]),
    ),
  ];
}
