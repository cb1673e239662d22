import {longQuestionsSchema, questionsSchema} from '../../../src/data/questions-schema';
import {dataFiles, readData} from './read-data';

const FOLDER = 'src/data/questions';

/** How strangers ask, at length, by the address that answers. The index doesn't have these: only `learnVectors` reads them. */
export const loadLongQuestions = (): ReadonlyMap<string, string[]> =>
  new Map(Object.entries(readData('src/data/long-questions.yaml', longQuestionsSchema)));

/** How readers ask for each page and section, by its address. */
export const loadQuestions = (): ReadonlyMap<string, string[]> =>
  new Map(dataFiles(FOLDER).flatMap((name) => Object.entries(readData(`${FOLDER}/${name}.yaml`, questionsSchema))));
