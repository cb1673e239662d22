import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';
import {checkCompose} from 'compose-check/check-compose';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {groupFindings} from 'compose-check/finding-groups';
import {explainText} from 'compose-check/explain';
import type {Finding, SourceFile} from 'compose-check/types';
import {saidWrong} from './support/answer-lines';
import {linesOfPath, placeProblems, wordProblems} from './support/finding-problems';
import {readYamlFile, rules} from './support/rules';
import {disagreements} from './support/verdict-agreement';
import {loadAnswerCases, loadRecordedVerdicts, loadVerdictCases} from './support/verdict-cases';

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

/** Files that have a gap each: packages/compose-check/tests/gaps.test.ts. */
const gapFiles = (readYamlFile('tests/fixtures/verdicts/gaps.yaml') as {finds: object; rest?: object}[]).map(
  ({finds, rest}) => ({files: [{name: 'compose.yaml', text: stringify({services: finds, ...rest})}]}),
);

/** What the loader refuses, it refuses before it knows the provider. */
const loaded = cases.filter(({name}) => recorded[name]?.stage !== 'load');

it('begins with what to do first, wherever it is in the file', () => {
  const text =
    'services:\n  a: {image: nginx, ports: ["80:80"], command: sleep infinity}\n  b: {image: "Acme/Shop:1", ports: ["81:81"]}\n';
  const {findings, first} = checkCompose({files: [{name: 'compose.yaml', text}], provider: 'aws'}, rules);
  expect([first.rule, first.line]).toEqual(['gap:image-reference', 3]);
  expect(groupFindings(findings)[0]?.rule).toBe('gap:idle-command');
  expect(groupFindings(findings, first.rule)[0]?.rule).toBe(first.rule);
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
  it.each(cases)('has its line, the names of the file and the remedy: $name', ({files, result}) => {
    const all = files.map(({text}) => text).join('\n');
    const problems = result.findings.flatMap((finding) => [
      ...placeProblems(finding, textOf(files, finding)),
      ...wordProblems(finding, all, rules),
    ]);
    expect(problems).toEqual([]);
    // Readers paste it, as it's printed, to know what it means.
    const unexplained = result.findings.filter(
      ({message, messageId}) =>
        message && messageId && !explainText(`Error: ${message}`, rules.messages).some(({id}) => id === messageId),
    );
    expect(unexplained.map(({message}) => message)).toEqual([]);
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
