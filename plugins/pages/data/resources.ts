import {type ResourceMap, resourcesSchema} from 'compose-check/data/resources-schema';
import {readData} from './read-data';

/** What a service becomes at each provider. */
export const loadResources = (): ResourceMap => readData('packages/compose-check/data/resources.yaml', resourcesSchema);
