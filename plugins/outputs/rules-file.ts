import {loadCheckRules} from '../pages/data/check-rules';
import type {GeneratedFile} from './generated-file';
import {hashedAddress} from './loaded-files';

/** All rules, loaded by the check's worker when a reader checks something. */
export const rulesFile = (): GeneratedFile => ({
  path: hashedAddress('rules'),
  make: () => JSON.stringify(loadCheckRules()),
});
