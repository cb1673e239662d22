import {type TestedRow, testedSchema} from '../../../examples/schema';
import {readData} from './read-data';

/** What the last run of each example found, by the example's name. */
export const loadTested = (): Record<string, TestedRow> => readData('examples/tested.yaml', testedSchema);
