import {questionsSchema} from '../../../src/data/questions-schema';
import {dataFiles, readData} from './read-data';

const FOLDER = 'src/data/questions';

/** How readers ask for each page and section, by its address. */
export const loadQuestions = (): ReadonlyMap<string, string[]> =>
  new Map(dataFiles(FOLDER).flatMap((name) => Object.entries(readData(`${FOLDER}/${name}.yaml`, questionsSchema))));
