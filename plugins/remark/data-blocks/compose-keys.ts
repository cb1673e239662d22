import type {PhrasingContent, RootContent} from 'mdast';
import {composeKeyId} from '../../../src/data/compose/key-id';
import {type ComposeKey, STATUSES, composeSectionSchema} from '../../../src/data/compose/schema';
import {readData} from '../../pages/data/read-data';
import {changeNotes, nameMarks, withLines} from './release-marks';
import {anchor, inline, inlineCode, recordTable, text} from '../../pages/mdast/build';

export const loadComposeSection = (section: string) =>
  readData(`src/data/compose/${section}.yaml`, composeSectionSchema);

function meaning({note, message, ...marks}: ComposeKey): PhrasingContent[] {
  const parts: PhrasingContent[][] = [];
  if (note) parts.push(inline(note));
  if (message) parts.push([text('Message: '), inlineCode(message)]);
  return withLines([], [...parts, ...changeNotes(marks)]);
}

/** Table of the keys of one section, each with its own anchor. */
export function composeKeys(section: string): RootContent[] {
  const rows = loadComposeSection(section).keys.map((key) => [
    [anchor(composeKeyId(section, key.key), inlineCode(key.key)), ...nameMarks(key)],
    [text(STATUSES[key.status])],
    key.shape ? inline(key.shape) : [text('any')],
    key.default ? inline(key.default) : [text('none')],
    meaning(key),
  ]);
  return [recordTable(['Key', 'Status', 'Shape', 'Default', 'What happens'], rows)];
}
