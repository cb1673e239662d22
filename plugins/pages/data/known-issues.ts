import {type KnownIssue, knownIssuesSchema} from '../../../src/data/known-issues-schema';
import {readData} from './read-data';

/** All entries, in the order of the file. */
export const loadKnownIssues = (): KnownIssue[] => readData('src/data/known-issues.yaml', knownIssuesSchema);
