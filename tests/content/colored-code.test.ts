import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {PRISM} from '../../config/constants';
import {loadPrism} from '../../plugins/rehype/highlight/load-prism';
import {readBlock} from '../../src/lib/code/block';
import {parseDiff} from '../../src/lib/code/diff';
import {renderBlock} from '../../src/lib/code/render-block';
import {tokenizer} from '../../src/lib/code/tokenize';
import {fencesOf, placeOfFence} from '../support/fences';
import {allPages} from '../support/pages';

const tokenize = tokenizer(loadPrism(PRISM.additionalLanguages));

it('says letter for letter what the fence says', () => {
  const fences = allPages()
    .flatMap(fencesOf)
    .filter(({lang}) => lang !== 'diagram');
  expect(fences.length).toBeGreaterThan(500);
  for (const fence of fences) {
    const block = readBlock(fence.value, fence.lang || 'text');
    const shown = load(renderBlock(block, tokenize), null, false).text();
    const written =
      fence.lang === 'diff'
        ? parseDiff(fence.value)
            .map(({text}) => text)
            .join('\n')
        : fence.value;
    expect(shown, placeOfFence(fence)).toBe(`${written}\n`);
  }
});
