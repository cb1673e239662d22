import type {RootContent} from 'mdast';
import {monthly} from '../../../src/data/prices-schema';
import {loadPrices} from '../../pages/data/prices';
import {heading, inline, paragraph, table, text} from '../../pages/mdast/build';
import {allOf} from '../../pages/words';

const USD = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
/** Unit prices go down to millionths of a dollar. */
const EXACT = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 6});
const DATE = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** What each typical stack costs in a month on each cloud, then the unit prices behind the sums. */
export function monthlyCosts(): RootContent[] {
  const data = loadPrices();
  const clouds = Object.entries(data.regions);
  const sums = data.stacks.map((stack) => [
    inline(`**${stack.name}**: ${stack.has}`),
    ...Object.entries(stack.clouds).map(([, {lines, without}]) =>
      inline(`${USD.format(monthly(data, lines))}, without ${allOf(without)}`),
    ),
  ]);
  return [
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
