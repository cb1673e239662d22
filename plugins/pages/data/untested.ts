import {type Untested, untestedSchema} from '../../../src/data/untested-schema';
import {readData} from './read-data';

export const UNTESTED = 'src/data/untested.yaml';

/** What pages call Untested, with the reasons. */
export const loadUntested = (): Untested[] => readData(UNTESTED, untestedSchema);

/** Length of the longest word of an entry that a statement has; 0 if the statement is about something else. */
const closeness = (statement: string, {words}: Pick<Untested, 'words'>): number =>
  Math.max(0, ...words.map((word) => (statement.toLowerCase().includes(word.toLowerCase()) ? word.length : 0)));

/** Whether a statement that says Untested is about this entry. */
export const isAbout = (statement: string, entry: Pick<Untested, 'words'>): boolean => closeness(statement, entry) > 0;

/** The entry that a statement is about: the one with the longest word in it. */
export function untestedAbout(statement: string, entries: readonly Untested[] = loadUntested()): Untested | undefined {
  const [best] = [...entries].sort((one, other) => closeness(statement, other) - closeness(statement, one));
  return best && isAbout(statement, best) ? best : undefined;
}
