import {type Adaptations, adaptationsSchema} from '../../../src/data/adaptations-schema';
import {readData} from './read-data';

/** Why the check changes a reader's file. */
export const loadAdaptations = (): Adaptations => readData('src/data/adaptations.yaml', adaptationsSchema).adaptations;
