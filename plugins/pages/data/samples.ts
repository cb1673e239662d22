import {type Sample, samplesSchema} from '../../../src/data/samples-schema';
import {readData} from './read-data';

/**
 * All sample applications, by title.
 *
 * @throws Error that names the entry and the field that is wrong
 */
export const loadSamples = (): Sample[] =>
  [...readData('src/data/samples.json', samplesSchema)].sort(
    (a, b) => a.title.localeCompare(b.title, 'en') || a.name.localeCompare(b.name, 'en'),
  );
