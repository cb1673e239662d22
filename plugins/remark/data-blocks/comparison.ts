import {type Month, monthInWords, monthly} from 'compose-check/plan/costs';
import type {RootContent} from 'mdast';
import {comparisonSchema} from '../../../src/data/comparison-schema';
import {monthsOfFiles} from '../../pages/data/prices';
import {readData} from '../../pages/data/read-data';
import {heading, link, list, listItem, paragraph, recordTable, strong} from '../../pages/mdast/build';
import {isSum, sourceOf, sumWithBar, unitPrice} from './prices';

/** What the same app costs on each platform in three sizes, what one gives up there and here, and the prices behind the sums. */
export function comparison(): RootContent[] {
  const {sizes, platforms} = readData('src/data/comparison.yaml', comparisonSchema);
  const monthOf = monthsOfFiles();
  const rows = platforms.map(({cloud, prices, sizes: own, missing, ...platform}) => {
    const months = sizes.map(({id, file}): Month => {
      if (cloud) return monthOf(file, cloud);
      if (own[id]) return {usd: monthly({prices}, own[id]), unpriced: []};
      if (missing.length === 0)
        throw new Error(`${platform.name} has no size "${id}", and doesn't say what is missing.`);
      return {usd: 0, unpriced: missing};
    });
    const why = months.find((month) => !isSum(month));
    return {...platform, months, why: why && `${monthInWords(why)}.`};
  });
  const isPriced = ({months}: {months: Month[]}): boolean => months.some(isSum);
  const [priced, others] = [rows.filter(isPriced), rows.filter((row) => !isPriced(row))];
  const most = Math.max(...rows.flatMap(({months}) => months.map(({usd}) => usd)));
  return [
    list(sizes.map(({name, has}) => listItem(strong(name), `: ${has}`))),
    recordTable(
      ['Each month', ...sizes.map(({name}) => name), 'Good to know'],
      priced.map(({name, months, note, why}) => [
        strong(name),
        ...months.map((month) => (isSum(month) ? sumWithBar(month, most) : 'No sum')),
        [note, why].filter(Boolean).join(' '),
      ]),
    ),
    paragraph('The others have a part whose price we found on no page of its vendor:'),
    list(others.map(({name, why}) => listItem(strong(name), `. ${why}`))),
    heading(2, 'What you give up', 'give-up'),
    recordTable(
      ['Platform', 'There', 'Here'],
      rows.flatMap(({id, name, lacks, adds}) => (lacks && adds ? [[link(`#${id}`, name), lacks, adds]] : [])),
    ),
    heading(2, 'Prices behind the sums', 'prices'),
    recordTable(
      ['What', 'Platform', 'Price', 'Source and date'],
      platforms.flatMap(({name, prices}) =>
        prices.map(({what, ...price}) => [what, name, unitPrice(price), sourceOf(price)]),
      ),
    ),
  ];
}
