import {describe, expect, it} from 'vitest';
import {loadCheckRules} from '../../../plugins/pages/data/check-rules';
import {checkCompose} from 'compose-check/check-compose';
import {expectNone} from '../../../tests/support/expect-none';
import {saidWrong} from './support/answer-lines';
import {type RecordedAnswer, loadRecordedVerdicts, loadVerdictCases} from './support/verdict-cases';
import {disagreements} from './support/verdict-agreement';

const rules = loadCheckRules();
const {release, cases: recorded} = loadRecordedVerdicts();
const cases = loadVerdictCases();

describe('verdicts of the check', () => {
  it('are held against those of a release that the site knows', () => expect(rules.releases).toContain(release));

  it('are recorded for every case, and for no other', () => {
    const names = new Set(cases.map(({name}) => name));
    expectNone([
      ...cases.flatMap(({name}) =>
        recorded[name]
          ? []
          : `"${name}" has no recorded answer. Run npm run check:oracle -- ../tool --write, or move the case to answers.yaml if the tool says nothing about it.`,
      ),
      ...Object.keys(recorded).flatMap((name) =>
        names.has(name) ? [] : `"${name}" is recorded, but no case. Run npm run check:oracle -- ../tool --write.`,
      ),
    ]);
  });

  it.each(cases.filter(({name}) => recorded[name]))(
    'are those of the tool: $name',
    ({name, files, provider, mode, says, silent}) => {
      const result = checkCompose({files, provider, mode, release}, rules);
      expect(disagreements(recorded[name] as RecordedAnswer, result)).toEqual([]);
      expect(saidWrong(result, says, silent)).toEqual([]);
    },
  );
});
