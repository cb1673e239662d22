import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Pattern {
  regexp: string;
  file: number;
  line?: number;
  message: number;
}

const {problemMatcher} = JSON.parse(readFileSync('.github/problem-matchers.json', 'utf8')) as {
  problemMatcher: {pattern: [Pattern]}[];
};

/** Where GitHub shows a line of the output: one annotation for each matcher that knows its form. */
const annotations = (output: string) =>
  problemMatcher.flatMap(({pattern: [{regexp, file, line = 0, message}]}) => {
    const found = new RegExp(regexp).exec(output);
    return found ? [[found[file], line && Number(found[line]), found[message]?.trim()]] : [];
  });

it.each([
  ['types', 'src/a.ts(12,3): error TS2322: Type is wrong.', 'src/a.ts', 12, 'TS2322: Type is wrong.'],
  ['format', 'src/a.ts (0ms)', 'src/a.ts', 0, 'src/a.ts (0ms)'],
  ['lint', 'src/a.ts:3:7: Unexpected any [Error]', 'src/a.ts', 3, 'Unexpected any [Error]'],
  ['styles', '/site/src/a.css:15:14: Expected a hex [error]', '/site/src/a.css', 15, 'Expected a hex [error]'],
  ['markdown', 'docs/a.mdx:4:2 error MD031 Blank line', 'docs/a.mdx', 4, 'MD031 Blank line'],
  ['spelling', 'docs/a.mdx:3:9 - Unknown word (teh)', 'docs/a.mdx', 3, 'Unknown word (teh)'],
  ['unused', 'old  function  src/a.ts:10:17  ', 'src/a.ts', 10, 'old  function'],
  ['a test', 'docs/a.mdx:3: the link is dead: mend it.', 'docs/a.mdx', 3, 'the link is dead: mend it.'],
])('GitHub shows what %s finds at its place', (_tool, output, file, line, message) => {
  expect(annotations(output)).toEqual([[file, line, message]]);
});

it.each(['    at tests/content/a.test.ts:4:2', 'Server at http://127.0.0.1:4173 is up', '12 passed, 1 failed'])(
  'GitHub shows no finding for %s',
  (output) => expect(annotations(output)).toEqual([]),
);
