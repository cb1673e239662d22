import type {PhrasingContent, RootContent} from 'mdast';
import {costTokens, monthly} from '../../../src/data/prices-schema';
import {loadPrices} from '../../pages/data/prices';
import {element} from '../diagrams/element';
import {heading, inline, paragraph, table, text} from '../../pages/mdast/build';
import {allOf} from '../../pages/words';

const USD = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
/** Unit prices go down to billionths of a dollar. */
const EXACT = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 9});
const DATE = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** A sum, and a bar below it on the scale of all sums of a table: as wide as the most. */
const sumWithBar = (sum: number, most: number): PhrasingContent[] => [
  text(USD.format(sum)),
  element(
    'svg',
    {className: 'bar', viewBox: `0 0 ${Math.ceil(most)} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true'},
    [element('path', {d: `M0 0h${Math.round(sum)}v1H0z`})],
  ) as PhrasingContent,
];

/** What each typical stack costs in a month on each cloud, with bars, then what more adds, and the unit prices. */
export function monthlyCosts(): RootContent[] {
  const data = loadPrices();
  const costs = costTokens(data);
  const all = data.stacks.flatMap(({clouds}) =>
    Object.values(clouds).flatMap((one) => ('lines' in one ? monthly(data, one.lines) : [])),
  );
  const sums = data.stacks.map((stack) => [
    inline(`**${stack.name}**: ${stack.has}`),
    ...Object.values(stack.clouds).map((one) =>
      'lines' in one
        ? sumWithBar(monthly(data, one.lines), Math.max(...all))
        : [text(`No sum: no price for ${allOf(one.missing)}`)],
    ),
  ]);
  return [
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
