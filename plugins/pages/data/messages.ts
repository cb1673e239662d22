import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {type Message, messagesSchema} from '../../../src/data/messages/schema';
import {readData} from './read-data';

const FOLDER = 'src/data/messages';

/** All messages that the tool prints, in the order of their file names. */
export const loadMessages = (): Message[] =>
  readdirSync(join(process.cwd(), FOLDER))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => readData(`${FOLDER}/${name}`, messagesSchema).messages);
