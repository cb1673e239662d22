import {guidesSchema} from '../../../src/data/guides-schema';
import {readData} from './read-data';

export const GUIDES = 'src/data/guides.yaml';

/** The task guides, by topic. */
export const loadGuides = () => readData(GUIDES, guidesSchema);
