import type {PhrasingContent, RootContent} from 'mdast';
import {type ComposeKey, STATUSES, composeSectionSchema} from '../../../src/data/compose/schema';
import {readData} from '../../pages/data/read-data';
import {changeNotes, nameMarks, withLines} from './release-marks';
import {anchor, inline, inlineCode, recordTable, text} from '../../pages/mdast/build';

/** Sections whose keys are at the top of a service, so that their anchor is the key alone. */
const BARE_SECTIONS = new Set(['services', 'extensions']);

/** Anchor of a key: `ports`, `build-context`, `deploy-resources-reservations-memory`. */
export function composeKeyId(section: string, key: string): string {
  const id = key
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return BARE_SECTIONS.has(section) ? id : `${section}-${id}`;
}

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
