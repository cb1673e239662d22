import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {PRISM} from '../../config/constants';
import {loadMessages} from '../../plugins/pages/data/check-rules';
import {loadPrism} from '../../plugins/rehype/highlight/load-prism';
import {readBlock} from '../../src/lib/code/block';
import {parseDiff} from '../../src/lib/code/diff';
import {renderBlock} from '../../src/lib/code/render-block';
import {tokenizer} from '../../src/lib/code/tokenize';
import {checkCommandLines} from '../support/checks/command-lines';
import {checkFence} from '../support/checks/fences';
import {checkOutputMessages, loadOutputExceptions} from '../support/checks/output-messages';
import {hasPython} from '../support/checks/parsers';
import {checkProseFlags, loadFlagExceptions} from '../support/checks/prose-flags';
import {checkProseMarks} from '../support/checks/prose-marks';
import {expectNone} from '../support/expect-none';
import {type Fence, fencesOf, placeOfFence} from '../support/fences';
import {DATA_FOLDERS, findFiles, readFiles} from '../support/files';
import {allPages} from '../support/pages';

const fences = allPages().flatMap(fencesOf);
const check = async (some: Fence[]) => expectNone((await Promise.all(some.map(checkFence))).flat());
const tokenize = tokenizer(loadPrism(PRISM.additionalLanguages));

describe('code blocks', () => {
  it('parse and validate', () => check(fences.filter(({lang}) => lang !== 'python')));

  it.skipIf(!hasPython)('in Python do too, where it is installed', () =>
    check(fences.filter(({lang}) => lang === 'python')),
  );
});

it('shows letter for letter what a fence says, in colors', () => {
  expect(fences.length).toBeGreaterThan(500);
  for (const fence of fences.filter(({lang}) => lang !== 'diagram')) {
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

it('parses every command line of every code block against the command data', () => {
  expectNone(checkCommandLines(fences));
});

it('names only flags and commands that the described release has, or marks them', () => {
  const data = readFiles(findFiles(DATA_FOLDERS, /\.ya?ml$/));
  expectNone(checkProseFlags(allPages(), loadFlagExceptions(), data));
});

it('marks flags, commands, variables and messages with the releases that the data have', () => {
  expectNone(checkProseMarks(allPages()));
});

it('shows messages in output as the data word them', () => {
  expectNone(checkOutputMessages(fences, loadMessages(), loadOutputExceptions()));
});
