import {describe, expect, it} from 'vitest';
import {loadCheckRules} from '../../../plugins/pages/data/check-rules';
import {checkCompose} from 'compose-check/check-compose';
import type {Finding, SourceFile} from 'compose-check/types';
import {linesOfPath, placeProblems, wordProblems} from './support/finding-problems';
import {loadVerdictCases} from './support/verdict-cases';

const rules = loadCheckRules();
const cases = loadVerdictCases();

/** The text that a finding is about. */
const textOf = (files: SourceFile[], {file}: Finding): string => files.find(({name}) => name === file)?.text ?? '';

const judge = ({files, provider, mode}: (typeof cases)[number]) => checkCompose({files, provider, mode}, rules);

describe('what the check finds', () => {
  it.each(cases.map((one) => [one.name, one] as const))(
    'has its line, the names of the file and the remedy: %s',
    (_name, one) => {
      const {findings, notJudged} = judge(one);
      const {files} = one;
      const all = files.map(({text}) => text).join('\n');
      const problems = findings.flatMap((finding) => [
        ...placeProblems(finding, textOf(files, finding)),
        ...wordProblems(finding, all, rules),
      ]);
      expect(problems).toEqual([]);
      const skipped = notJudged.map(({what, why, condition = ''}) => `${what} ${why} ${condition}`);
      expect(skipped.filter((words) => /(?<!\$)\{\w+\}/.test(words))).toEqual([]);
    },
  );

  // About the whole file, what it extends, or a file next to it: no other parser knows the line, so somebody has read each.
  it('has the line that somebody has read, where no key says it', async () => {
    const lines = cases.flatMap((one) =>
      judge(one)
        .findings.filter((finding) => !linesOfPath(textOf(one.files, finding), finding.path).length)
        .map(({rule, file, start}) => `${one.name}: ${rule} at ${file}:${start.line}`),
    );
    await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('./fixtures/verdicts/lines.txt');
  });
});
