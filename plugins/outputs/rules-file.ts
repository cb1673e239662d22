import {loadCheckRules} from '../pages/data/check-rules';
import type {GeneratedFile} from './generated-file';
import {hashedAddress} from './loaded-files';

export const rulesFile = (): GeneratedFile => ({
  path: hashedAddress('rules'),
  make: () => JSON.stringify(loadCheckRules()),
});
