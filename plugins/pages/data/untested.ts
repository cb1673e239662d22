import {type Untested, untestedSchema} from '../../../src/data/untested-schema';
import {readData} from './read-data';

export const UNTESTED = 'src/data/untested.yaml';

/** All entries, in the order of the file. */
export const loadUntested = (): Untested[] => readData(UNTESTED, untestedSchema);
