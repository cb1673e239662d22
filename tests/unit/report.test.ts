import {describe, expect, it} from 'vitest';
import {skippedTests, testFindings, toolFindings} from '../support/report/findings.mjs';
import {adviceLines, findingLines} from '../support/report/print.mjs';

describe('the report', () => {
  it.each([
    ['types', 'src/a.ts(12,3): error TS2322: Type is wrong.', 'src/a.ts', 12, 'TS2322: Type is wrong.'],
    [
      'format',
      'Checking formatting...\n\nsrc/a.ts (0ms)\n\nFormat issues found in above 1 files. Run without `--check` to fix.',
      'src/a.ts',
      1,
      'not formatted. Run npm run fix.',
    ],
    [
      'lint',
      'src/a.ts:3:7: Unexpected any [Error/typescript(no-explicit-any)]\n\n1 problem\n',
      'src/a.ts',
      3,
      'Unexpected any [Error/typescript(no-explicit-any)]',
    ],
    [
      'styles',
      '\nsrc/a.css\n  15:14  ✖  Expected a hex  rule\n',
      'src/a.css',
      15,
      'Expected a hex: rule npm run fix mends most of these.',
    ],
    [
      'markdown',
      'docs/a.mdx:4:2 error MD031 Blank line',
      'docs/a.mdx',
      4,
      'MD031 Blank line npm run fix mends most of these.',
    ],
    [
      'spelling',
      'docs/a.mdx:3:9 - Unknown word (teh) Suggestions: [the]',
      'docs/a.mdx',
      3,
      'Unknown word (teh) Suggestions: [the] Mend the word, or add it to words.txt if it is right.',
    ],
    [
      'unused',
      'Unused exports (1)\nold  function  src/a.ts:10:17  ',
      'src/a.ts',
      10,
      'unused exports: old Remove it, or name it in knip.ts with the reason.',
    ],
  ])('reads what %s prints', (tool, output, file, line, message) => {
    expect(toolFindings(tool, output)).toEqual([{file, line, message}]);
  });

  it('reads lists of places from tests and leaves other failures as they are', () => {
    const assertion = (title: string, message: string) => ({
      status: 'failed',
      title,
      fullName: title,
      failureMessages: [message],
    });
    const report = {
      testResults: [
        {
          name: `${process.cwd()}/tests/content/a.test.ts`,
          assertionResults: [
            assertion('links', 'Error: docs/a.mdx:3: the link is dead.\ndocs/b.mdx:4: so is this.'),
            assertion('adds', 'AssertionError: expected 1 to be 2\n    at tests/content/a.test.ts:4:2'),
          ],
        },
      ],
    };
    const {findings, others} = testFindings(report);
    expect(findings.map(({file, line, rule}) => [file, line, rule])).toEqual([
      ['docs/a.mdx', 3, 'links'],
      ['docs/b.mdx', 4, 'links'],
    ]);
    expect(others).toEqual([expect.stringContaining('expected 1 to be 2')]);
  });

  it('names tests that were skipped', () => {
    const assertion = (fullName: string, status: string) => ({fullName, title: '', status, failureMessages: []});
    const assertionResults = [assertion('runs', 'passed'), assertion('needs Java', 'skipped')];
    expect(skippedTests({testResults: [{assertionResults}]})).toEqual(['needs Java']);
  });

  it('prints by file and line, and annotates the change on GitHub', () => {
    const finding = (line: number) => ({file: 'docs/a.mdx', line, rule: 'links', message: 'dead, 100%'});
    expect(findingLines([finding(9), finding(2)], false)).toEqual([
      '  docs/a.mdx:2  [links]  dead, 100%',
      '  docs/a.mdx:9  [links]  dead, 100%',
    ]);
    expect(findingLines([finding(2)], true)[1]).toBe('::error file=docs/a.mdx,line=2,title=links::dead, 100%25');
  });

  it('shortens advice', () => {
    expect(adviceLines(['a', 'b', 'c'], 2)).toEqual([
      'advice (3; nothing fails because of it)',
      '  a',
      '  b',
      '  … and 1 more in test-results/advice/',
    ]);
    expect(adviceLines([])).toEqual([]);
  });
});
