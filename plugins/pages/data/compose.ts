import {type ComposeSection, composeSectionSchema} from 'compose-check/data/compose/schema';
import {droppedSchema} from 'compose-check/data/engine-schema';
import {dataFiles, readData} from './read-data';

const FOLDER = 'packages/compose-check/data/compose';

/** Keys of one section of a Compose file, such as `ports`. */
export function loadComposeSection(section: string): ComposeSection {
  const {dropped} = readData('packages/compose-check/data/engine.yaml', droppedSchema);
  const data = readData(`${FOLDER}/${section}.yaml`, composeSectionSchema);
  return {
    ...data,
    keys: data.keys.map(({engine, ...key}) => {
      if (engine === undefined) return key;
      const {source: _source, ...effects} = engine === 'dropped' ? dropped : engine;
      return {...key, engine: effects};
    }),
  };
}

/** All sections, in the order of their names. */
export const loadComposeSections = (): ComposeSection[] => dataFiles(FOLDER).map(loadComposeSection);
