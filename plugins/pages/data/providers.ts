import {providersSchema} from '../../../src/data/providers-schema';
import {readData} from './read-data';

/** Providers, and what each of them supports. */
export const loadProviders = () => readData('src/data/providers.yaml', providersSchema);
