import {guidesSchema} from '../../../src/data/guides-schema';
import {readData} from './read-data';

/** The task guides, by topic. */
export const loadGuides = () => readData('src/data/guides.yaml', guidesSchema);
