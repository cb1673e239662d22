import type {PhrasingContent, RootContent} from 'mdast';
import {composeKeyId, linkToKey} from 'compose-check/data/compose/key-id';
import {type ComposeKey, statusWord} from 'compose-check/data/compose/schema';
import {loadComposeSection} from '../../pages/data/check-rules';
import {engineLines} from 'compose-check/engine-lines';
import {loadProviders, providerNames} from '../../pages/data/providers';
import {changeNotes, nameMarks, withLines} from './release-marks';
import {anchor, commaList, inline, inlineCode, paragraph, pointer, recordTable, text} from '../../pages/mdast/build';

/** One line for each thing that is different at some providers. */
function differences({providers = {}}: ComposeKey): PhrasingContent[][] {
  const names = new Map<string, string[]>();
  for (const {id, name} of loadProviders().providers) {
    const note = providers[id as keyof typeof providers]?.note;
    if (note) names.set(note, [...(names.get(note) ?? []), name]);
  }
  return [...names].map(([note, where]) => [text(`${where.join(', ')}: `), ...inline(note)]);
}

/** What a key may have as its value. A default of none isn't worth a column, nor a line. */
function value(key: ComposeKey): PhrasingContent[] {
  const parts = [
    ...(key.shape ? [[text('Value: '), ...inline(key.shape), text('.')]] : []),
    ...(key.default && key.default !== 'none' ? [[text('Default: '), ...inline(key.default), text('.')]] : []),
  ];
  return parts.flatMap((part, place) => (place > 0 ? [text(' '), ...part] : part));
}

function meaning(key: ComposeKey): PhrasingContent[] {
  const {note, message, ...marks} = key;
  const parts: PhrasingContent[][] = [];
  if (note) parts.push(inline(note));
  if (message) parts.push([text('Message: '), inlineCode(message)]);
  const engine = engineLines(key, providerNames()).map(({where, what}) => [text(`${where}: `), ...inline(what)]);
  return withLines([], [...parts, ...engine, ...differences(key), ...changeNotes(marks), value(key)]);
}

/** Table of the keys of one section, each with its own anchor. What happens has the room: it's most of the text. */
export function composeKeys(section: string): RootContent[] {
  const rows = loadComposeSection(section).keys.map((key) => [
    [anchor(composeKeyId(section, key.key), inlineCode(key.key)), ...nameMarks(key)],
    [text(statusWord(key))],
    meaning(key),
  ]);
  return [recordTable(['Key', 'Status', 'What happens'], rows)];
}

/** The keys of a section that another page describes, with the anchors that they had on this one. */
export const composeKeyIndex = (section: string): RootContent[] => [
  {
    ...paragraph(
      ...commaList(
        loadComposeSection(section).keys.map(({key}) => [
          pointer(composeKeyId(section, key), linkToKey(section, key), inlineCode(key)),
        ]),
      ),
    ),
    data: {isIndex: true},
  },
];
