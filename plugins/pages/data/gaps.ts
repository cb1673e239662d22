import {gapFactsSchema, gapsSchema} from 'compose-check/data/gaps-schema';
import {readData} from './read-data';

/** What works on the reader's machine and not in the cloud, without a word from the tool. */
export const loadGaps = () => ({
  ...readData('packages/compose-check/data/gaps.yaml', gapsSchema),
  facts: readData('packages/compose-check/data/gap-facts.json', gapFactsSchema),
});
