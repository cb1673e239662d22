import type {PhrasingContent, RootContent} from 'mdast';
import {composeKeyId} from '../../../src/data/compose/key-id';
import {type ComposeKey, statusWord} from '../../../src/data/compose/schema';
import {loadComposeSection} from '../../pages/data/compose';
import {engineLines} from '../../pages/data/engine-lines';
import {loadProviders} from '../../pages/data/providers';
import {changeNotes, nameMarks, withLines} from './release-marks';
import {anchor, inline, inlineCode, recordTable, text} from '../../pages/mdast/build';

/** One line for each thing that is different at some providers. */
function differences({providers = {}}: ComposeKey): PhrasingContent[][] {
  const names = new Map<string, string[]>();
  for (const {id, name} of loadProviders().providers) {
    const note = providers[id as keyof typeof providers]?.note;
    if (note) names.set(note, [...(names.get(note) ?? []), name]);
  }
  return [...names].map(([note, where]) => [text(`${where.join(', ')}: `), ...inline(note)]);
}

function meaning(key: ComposeKey): PhrasingContent[] {
  const {note, message, ...marks} = key;
  const parts: PhrasingContent[][] = [];
  if (note) parts.push(inline(note));
  if (message) parts.push([text('Message: '), inlineCode(message)]);
  const engine = engineLines(key).map(({where, what}) => [text(`${where}: `), ...inline(what)]);
  return withLines([], [...parts, ...engine, ...differences(key), ...changeNotes(marks)]);
}

/** Table of the keys of one section, each with its own anchor. */
export function composeKeys(section: string): RootContent[] {
  const rows = loadComposeSection(section).keys.map((key) => [
    [anchor(composeKeyId(section, key.key), inlineCode(key.key)), ...nameMarks(key)],
    [text(statusWord(key))],
    key.shape ? inline(key.shape) : [text('any')],
    key.default ? inline(key.default) : [text('none')],
    meaning(key),
  ]);
  return [recordTable(['Key', 'Status', 'Shape', 'Default', 'What happens'], rows)];
}
