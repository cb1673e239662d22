import {loadCheckRules} from '../../pages/data/check-rules';
import type {GeneratedFile} from '../generated-file';
import {hashedAddress} from '../hashed-address';

/** Address of the rules that the check uses. */
export const RULES = '/assets/check/rules.json';

/** All rules, loaded by the check's worker when a reader checks something. */
export const rulesFile = (): GeneratedFile => ({
  path: hashedAddress(RULES),
  contentType: 'application/json; charset=utf-8',
  make: () => JSON.stringify(loadCheckRules()),
});
