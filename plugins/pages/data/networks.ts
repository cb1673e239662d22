import {networksSchema} from '../../../src/data/networks-schema';
import {readData} from './read-data';

/** Who reaches whom in a project, by provider. */
export const loadNetworks = () => readData('src/data/networks.yaml', networksSchema);
