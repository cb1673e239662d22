import {type Adaptations, adaptationsSchema} from 'compose-check/data/adaptations-schema';
import {readData} from './read-data';

/** Why the check changes a reader's file. */
export const loadAdaptations = (): Adaptations =>
  readData('packages/compose-check/data/adaptations.yaml', adaptationsSchema).adaptations;
