import {type ComposeSection, composeSectionSchema} from '../../../src/data/compose/schema';
import {dataFiles, readData} from './read-data';

const FOLDER = 'src/data/compose';

/** Keys of one section of a Compose file, such as `ports`. */
export const loadComposeSection = (section: string): ComposeSection =>
  readData(`${FOLDER}/${section}.yaml`, composeSectionSchema);

/** All sections, in the order of their names. */
export const loadComposeSections = (): ComposeSection[] => dataFiles(FOLDER).map(loadComposeSection);
