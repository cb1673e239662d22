import type {RootContent} from 'mdast';
import {type Month, monthInWords} from 'compose-check/plan/costs';
import {CLOUDS} from '../../../src/data/engine-plans-schema';
import {loadPrices} from '../../pages/data/check-rules';
import {loadCosts} from '../../pages/data/prices';
import {providerNames} from '../../pages/data/providers';
import {type Words, drawn, heading, inline, paragraph, table} from '../../pages/mdast/build';

/** Unit prices go down to billionths of a dollar. */
const EXACT = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 9});
const DATE = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

export const sourceOf = ({source, read}: {source: string; read: string}): string =>
  `${source}, ${DATE.format(new Date(read))}`;

export const unitPrice = ({usd, per}: {usd: number; per: string}): string => `${EXACT.format(usd)} per ${per}`;

/** A sum, and a bar below it on the scale of all sums of a table: as wide as the most. */
export const sumWithBar = (month: Month, most: number): Words => [
  monthInWords(month),
  drawn(
    'svg',
    {className: 'bar', viewBox: `0 0 ${Math.ceil(most)} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true'},
    drawn('path', {d: `M0 0h${Math.round(month.usd)}v1H0z`}),
  ),
];

export const isSum = ({unpriced}: Month): boolean => unpriced.length === 0;

/** What each typical stack costs in a month on each cloud, with bars, then what more adds, and the unit prices. */
export function monthlyCosts(): RootContent[] {
  const {regions, prices} = loadPrices();
  const {stacks, additions} = loadCosts();
  const names = providerNames();
  const nameOf = (cloud: string): string => names.get(cloud) ?? cloud;
  const most = Math.max(...stacks.flatMap(({months}) => Object.values(months).filter(isSum)).map(({usd}) => usd));
  const sums = stacks.map(({name, has, months}) => [
    inline(`**${name}**: ${has}`),
    ...CLOUDS.map((cloud) => months[cloud]!).map((month) =>
      isSum(month) ? sumWithBar(month, most) : monthInWords(month),
    ),
  ]);
  return [
    table(['Stack', ...CLOUDS.map((cloud) => `${nameOf(cloud)}, ${regions[cloud]}`)], sums),
    heading(3, 'What more adds', 'additions'),
    table(
      ['Cloud', 'Each', 'A month'],
      additions.map(({cloud, what, usd}) => [nameOf(cloud), what, monthInWords({usd, unpriced: []})]),
    ),
    heading(3, 'Prices behind the sums', 'unit-prices'),
    paragraph('List prices in US dollars, without tax. A month has 730 hours.'),
    table(
      ['Cloud and region', 'What', 'Price', 'Source and date'],
      prices.map(({cloud, what, usd, per, free, region, source, read}) => [
        `${nameOf(cloud)}, ${region ?? regions[cloud]}`,
        what,
        `${unitPrice({usd, per})}${free ? `, ${free.toLocaleString('en-US')} free` : ''}`,
        sourceOf({source, read}),
      ]),
    ),
  ];
}
