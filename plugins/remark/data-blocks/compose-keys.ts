import type {PhrasingContent, RootContent} from 'mdast';
import {composeKeyId, linkToKey} from 'compose-check/data/compose/key-id';
import {type ComposeKey, statusWord} from 'compose-check/data/compose/schema';
import type {Effects} from 'compose-check/data/effects-schema';
import {loadComposeSection, loadEffects, loadPlanRules} from '../../pages/data/check-rules';
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

const OUTCOMES = {created: 'new', changed: 'changed'} as const;

const AND = new Intl.ListFormat('en-US', {type: 'conjunction'});

/** The words that name the cause, after what each layer puts before them. */
const causeOf = (words: string): string => words.replace(/^rpc error: .*? desc = /, '');

/** What the plans with a key create and change, by the names that readers know. Where nothing differs, the engine's line says so. */
function planLine(effects: Effects['keys'][string] = {}): PhrasingContent[] {
  const {names} = loadPlanRules();
  const providers = providerNames();
  const parts = Object.entries(effects).flatMap(([cloud, effect]): PhrasingContent[][] => {
    const does = (['created', 'changed'] as const).flatMap((kind) => {
      const known = (effect[kind] ?? []).flatMap((type) => names[type] ?? []);
      return known.length > 0 ? `${OUTCOMES[kind]} ${AND.format(known)}` : [];
    });
    const words = effect.refused?.by === 'engine' ? effect.refused.words : [];
    const where = providers.get(cloud) ?? cloud;
    return [
      ...(does.length > 0 ? [[text(`${does.join(', ')} (${where})`)]] : []),
      ...words.map((one) => [text(`${where} can refuse: `), inlineCode(causeOf(one))]),
    ];
  });
  const [first, ...rest] = parts;
  if (!first) return [];
  return [text('Plan of the public engine: '), ...first, ...rest.flatMap((part) => [text('; '), ...part]), text('.')];
}

function meaning(key: ComposeKey, plan: PhrasingContent[]): PhrasingContent[] {
  const {note, message, ...marks} = key;
  const parts: PhrasingContent[][] = [];
  if (note) parts.push(inline(note));
  if (message) parts.push([text('Message: '), inlineCode(message)]);
  const engine = engineLines(key, providerNames()).map(({where, what}) => [text(`${where}: `), ...inline(what)]);
  return withLines([], [...parts, ...engine, plan, ...differences(key), ...changeNotes(marks), value(key)]);
}

/** Table of the keys of one section, each with its own anchor. What happens has the room: it's most of the text. */
export function composeKeys(section: string): RootContent[] {
  const {keys: effects} = loadEffects();
  const rows = loadComposeSection(section).keys.map((key) => [
    [anchor(composeKeyId(section, key.key), inlineCode(key.key)), ...nameMarks(key)],
    [text(statusWord(key))],
    meaning(key, planLine(effects[`${section}/${key.key}`])),
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
