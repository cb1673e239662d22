import {pricesSchema} from '../../../src/data/prices-schema';
import {readData} from './read-data';

/** List prices of the clouds, and what typical stacks consist of. */
export const loadPrices = () => readData('src/data/prices.yaml', pricesSchema);
