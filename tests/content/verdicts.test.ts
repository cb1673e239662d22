import {describe, expect, it} from 'vitest';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from '../../src/check/engine/check-compose';
import type {Finding} from '../../src/check/engine/types';
import {deploys} from '../../src/check/engine/verdict';
import {loadRecordedVerdicts, loadVerdictCases} from '../support/verdict-cases';

const rules = loadCheckRules();
const {release, cases: recorded} = loadRecordedVerdicts();
const cases = loadVerdictCases();

/** The tool stops at the first thing that it can't read, but the check reports everything that it finds. */
const isAmong = (message: string, findings: Finding[]): boolean =>
  findings.some((finding) => finding.message !== undefined && message.includes(finding.message));

/** The check words the errors of Go's YAML library differently. */
const isYamlProblem = (message: string, findings: Finding[]): boolean =>
  /\byaml: /.test(message) && findings.some(({rule}) => rule.startsWith('yaml-'));

describe('verdicts of the check', () => {
  it('are held against those of a release that the site knows', () => expect(rules.releases).toContain(release));

  it('are recorded for every case, and for no other', () =>
    expect(cases.map(({name}) => name).sort()).toEqual(Object.keys(recorded).sort()));

  it.each(cases)('are those of the tool: $name', ({name, text, provider, mode}) => {
    const result = checkCompose({files: [{name: 'compose.yaml', text}], provider, mode, release}, rules);
    const expected = recorded[name];
    const words = JSON.stringify(expected);
    expect(deploys(result.verdict), words).toBe(expected && deploys(expected.verdict));
    const messages = expected?.messages ?? [];
    if (expected?.verdict === 'stops') {
      const stops = result.findings.filter(({severity}) => severity === 'stops');
      expect(messages.filter((message) => !isAmong(message, stops) && !isYamlProblem(message, stops))).toEqual([]);
    } else {
      const warnings = result.findings.filter(({severity}) => severity === 'warns').map(({message}) => message);
      expect([...new Set(warnings)].sort()).toEqual(messages);
    }
  });
});
