import {gapFactsSchema, gapsSchema} from '../../../src/data/gaps-schema';
import {readData} from './read-data';

/** What works on the reader's machine and not in the cloud, without a word from the tool. */
export const loadGaps = () => ({
  ...readData('src/data/gaps.yaml', gapsSchema),
  facts: readData('src/data/gap-facts.json', gapFactsSchema),
});
