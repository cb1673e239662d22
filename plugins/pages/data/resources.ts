import {type ResourceMap, resourcesSchema} from '../../../src/data/resources-schema';
import {readData} from './read-data';

/** What a service becomes at each provider. */
export const loadResources = (): ResourceMap => readData('src/data/resources.yaml', resourcesSchema);
