import {site} from '../../../config/site';
import {type Sample, type Samples, samplesSchema} from '../../../src/data/samples-schema';
import {readData} from './read-data';

export const SAMPLES_FILE = 'src/data/samples.json';

export const readSamples = (): Samples => readData(SAMPLES_FILE, samplesSchema);

/**
 * All sample applications, by title.
 *
 * @throws Error that names the entry and the field that is wrong
 */
export const loadSamples = (): Sample[] =>
  [...readSamples().samples].sort((a, b) => a.title.localeCompare(b.title, 'en') || a.name.localeCompare(b.name, 'en'));

/** Where the portal deploys a sample from the browser, by its folder; undefined if its README has no button for that. */
export const oneClickUrl = ({name, oneClick}: Sample): string | undefined =>
  oneClick ? `${site.links.portal}/sample/${name}` : undefined;
