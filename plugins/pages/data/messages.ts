import {type Message, messagesSchema} from 'compose-check/data/messages/schema';
import {dataFiles, readData} from './read-data';

const FOLDER = 'packages/compose-check/data/messages';

/** Messages of one group, such as `aws`. */
export const loadMessageGroup = (group: string): Message[] =>
  readData(`${FOLDER}/${group}.yaml`, messagesSchema).messages.map(({source: _source, ...message}) => message);

/** All messages that the tool prints, in the order of their groups' names. */
export const loadMessages = (): Message[] => dataFiles(FOLDER).flatMap(loadMessageGroup);
