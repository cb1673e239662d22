import {describe, expect, it} from 'vitest';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from '../../src/check/engine/check-compose';
import {saidWrong} from '../support/answer-lines';
import {type RecordedAnswer, loadRecordedVerdicts, loadVerdictCases} from '../support/verdict-cases';
import {disagreements} from '../support/verdict-agreement';

const rules = loadCheckRules();
const {release, cases: recorded} = loadRecordedVerdicts();
const cases = loadVerdictCases();

describe('verdicts of the check', () => {
  it('are held against those of a release that the site knows', () => expect(rules.releases).toContain(release));

  it('are recorded for every case, and for no other', () =>
    expect(cases.map(({name}) => name).sort()).toEqual(Object.keys(recorded).sort()));

  it.each(cases)('are those of the tool: $name', ({name, files, provider, mode, says, silent}) => {
    const result = checkCompose({files, provider, mode, release}, rules);
    expect(disagreements(recorded[name] as RecordedAnswer, result)).toEqual([]);
    expect(saidWrong(result, says, silent)).toEqual([]);
  });
});
