import {describe, expect, it} from 'vitest';
import {checkCompose} from 'compose-check/check-compose';
import type {Finding, SourceFile} from 'compose-check/types';
import {saidWrong} from './support/answer-lines';
import {linesOfPath, placeProblems, wordProblems} from './support/finding-problems';
import {rules} from './support/rules';
import {disagreements} from './support/verdict-agreement';
import {loadRecordedVerdicts, loadVerdictCases} from './support/verdict-cases';

const {cases: recorded} = loadRecordedVerdicts();
const cases = loadVerdictCases().map((one) => ({...one, result: checkCompose(one, rules)}));

/** The text that a finding is about. */
const textOf = (files: SourceFile[], {file}: Finding): string => files.find(({name}) => name === file)?.text ?? '';

describe('verdicts of the check', () => {
  it('are recorded for every case, and for no other', () => {
    const record =
      'Run npm run check:oracle -- ../tool --write, or move a case that the tool is silent about to answers.yaml.';
    expect(Object.keys(recorded).sort(), record).toEqual(cases.map(({name}) => name).sort());
  });

  it.each(cases)('are those of the tool: $name', ({name, result, says, silent}) => {
    expect(disagreements(recorded[name]!, result)).toEqual([]);
    expect(saidWrong(result, says, silent)).toEqual([]);
  });
});

describe('what the check finds', () => {
  it.each(cases)('has its line, the names of the file and the remedy: $name', ({files, result}) => {
    const all = files.map(({text}) => text).join('\n');
    const problems = result.findings.flatMap((finding) => [
      ...placeProblems(finding, textOf(files, finding)),
      ...wordProblems(finding, all, rules),
    ]);
    expect(problems).toEqual([]);
    const skipped = result.notJudged.map(({what, why, condition = ''}) => `${what} ${why} ${condition}`);
    expect(skipped.filter((words) => /(?<!\$)\{\w+\}/.test(words))).toEqual([]);
  });

  // About the whole file, what it extends, or a file next to it: no other parser knows the line, so somebody has read each.
  it('has the line that somebody has read, where no key says it', async () => {
    const lines = cases.flatMap(({name, files, result}) =>
      result.findings
        .filter((finding) => !linesOfPath(textOf(files, finding), finding.path).length)
        .map(({rule, file, start}) => `${name}: ${rule} at ${file}:${start.line}`),
    );
    await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('fixtures/verdicts/lines.txt');
  });
});
