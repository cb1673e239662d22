import {describe, expect, it} from 'vitest';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from '../../src/check/engine/check-compose';
import {placeProblems, wordProblems} from '../support/checks/findings';
import {loadVerdictCases} from '../support/verdict-cases';

/** Lines of findings whose path isn't in the file: by case and rule. */
const LINES: Record<string, Record<string, number>> = {
  'unknown-top-level': {'no-services-being-deployed': 1},
  'only-models': {'no-services-being-deployed': 1},
  'merge-scalar': {'yaml-merge': 4},
  'ports-map': {'yaml-key': 4},
  'number-key': {'yaml-key': 2},
  empty: {'empty-file': 1},
  'comment-only': {'empty-file': 1},
  'null-document': {'yaml-top': 1},
  list: {'yaml-top': 1},
  text: {'yaml-top': 1},
  tab: {'yaml-syntax': 2},
  'bad-indent': {'yaml-syntax': 4},
  'open-quote': {'yaml-syntax': 4},
  'open-bracket': {'yaml-syntax': 4},
  'colon-in-text': {'yaml-syntax': 3},
  'duplicate-key': {'yaml-duplicate-key': 4},
  'duplicate-service': {'yaml-duplicate-key': 3},
  'unknown-alias': {'yaml-alias': 2},
  'alias-of-itself': {'yaml-alias': 2},
  extends: {'key:services.hostname': 2},
  postgres: {'engine-host-port': 2},
  models: {'environment-may-be-sensitive': 4},
  'models-keys': {'environment-may-be-sensitive': 4},
  'models-open': {'environment-may-be-sensitive': 4},
  'models-key-from-config': {'environment-may-be-sensitive': 4},
};

const rules = loadCheckRules();
const cases = loadVerdictCases();

describe('what the check finds', () => {
  it.each(cases.map((one) => [one.name, one] as const))(
    'has its line, the names of the file and the remedy: %s',
    (name, {text, provider, mode}) => {
      const {findings, notJudged} = checkCompose({files: [{name: 'compose.yaml', text}], provider, mode}, rules);
      const problems = findings.flatMap((finding) => [
        ...placeProblems(finding, text, LINES[name] ?? {}),
        ...wordProblems(finding, text, rules.messages),
      ]);
      expect(problems).toEqual([]);
      expect(notJudged.filter(({what, why, condition = ''}) => /(?<!\$)\{\w+\}/.test(what + why + condition))).toEqual(
        [],
      );
    },
  );

  it('is at no line that is written down and not needed', () =>
    expect(Object.keys(LINES).filter((name) => !cases.some((one) => one.name === name))).toEqual([]));
});
