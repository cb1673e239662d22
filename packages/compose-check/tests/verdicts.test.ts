import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {checkCompose} from 'compose-check/check-compose';
import {groupFindings} from 'compose-check/finding-groups';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {explainText} from 'compose-check/explain';
import {saidWrong} from './support/answer-lines';
import {wordProblems} from './support/finding-problems';
import {readYamlFile, rules} from './support/rules';
import {disagreements} from './support/verdict-agreement';
import {loadAnswerCases, loadRecordedVerdicts, loadVerdictCases} from './support/verdict-cases';

const {cases: recorded} = loadRecordedVerdicts();
const cases = loadVerdictCases().map((one) => ({...one, result: checkCompose(one, rules)}));

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

/** Files that have a gap each: packages/compose-check/tests/gaps.test.ts. */
const gapFiles = (readYamlFile('tests/fixtures/verdicts/gaps.yaml') as {finds: object; rest?: object}[]).map(
  ({finds, rest}) => ({files: [{name: 'compose.yaml', text: stringify({services: finds, ...rest})}]}),
);

/** What the loader refuses, it refuses before it knows the provider. */
const loaded = cases.filter(({name}) => recorded[name]?.stage !== 'load');

it('begins with what to do first, wherever it is in the file', () => {
  const {files} = loadAnswerCases().find(({name}) => name.startsWith('begins with what'))!;
  const {findings, first} = checkCompose({files, provider: 'aws'}, rules);
  expect(groupFindings(findings)[0]?.rule).toBe('gap:idle-command');
  expect(groupFindings(findings, 'gap:image-reference')[0]?.rule).toBe(first.rule);
});

// Nearly all cases ask one provider: a rule could be gone at the others. What has to differ is in this list.
it('finds the same at every provider, but for what somebody has read', async () => {
  const lines = [...gapFiles, ...loadAnswerCases(), ...loaded].flatMap((input) => {
    const found = new Map<string, string[]>();
    for (const provider of PROVIDER_IDS)
      for (const what of new Set(
        checkCompose({...input, provider}, rules).findings.map(({severity, rule}) => `${severity} ${rule}`),
      ))
        found.set(what, [...(found.get(what) ?? []), provider]);
    return [...found].flatMap(([what, by]) => (by.length < PROVIDER_IDS.length ? `${what}: ${by.join(', ')}` : []));
  });
  await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('fixtures/verdicts/providers.txt');
}, 240_000);

describe('what the check finds', () => {
  it.each(cases)('has the names of the file and the remedy: $name', ({files, result}) => {
    const all = files.map(({text}) => text).join('\n');
    expect(result.findings.flatMap((finding) => wordProblems(finding, all, rules))).toEqual([]);
    // Readers paste it, as it's printed, to know what it means.
    const unexplained = result.findings.filter(
      ({message, messageId}) =>
        message && messageId && !explainText(`Error: ${message}`, rules.messages).some(({id}) => id === messageId),
    );
    expect(unexplained.map(({message}) => message)).toEqual([]);
    const skipped = result.notJudged.map(({what, why, condition = ''}) => `${what} ${why} ${condition}`);
    expect(skipped.filter((words) => /(?<!\$)\{\w+\}/.test(words))).toEqual([]);
  });

  // Another parser knew the lines of all keys on 2026-11-30; somebody has read the others.
  it('has the line that it had', async () => {
    const lines = cases.flatMap(({name, result}) =>
      result.findings.map(({rule, file, start}) => `${name}: ${rule} at ${file}:${start.line}`),
    );
    await expect(`${[...new Set(lines)].sort().join('\n')}\n`).toMatchFileSnapshot('fixtures/verdicts/lines.txt');
  });
});
