import type {RootContent} from 'mdast';
import {composeKeyId, linkToKey} from 'compose-check/data/compose/key-id';
import {type ComposeKey, statusWord} from 'compose-check/data/compose/schema';
import type {Effects} from 'compose-check/data/effects-schema';
import {loadComposeSection, loadEffects, loadPlanRules} from '../../pages/data/check-rules';
import {engineLines} from 'compose-check/engine-lines';
import {loadProviders, providerNames} from '../../pages/data/providers';
import {changeNotes, nameMarks} from './release-marks';
import {
  type Words,
  anchor,
  inline,
  inlineCode,
  joined,
  lines,
  pointer,
  pointerIndex,
  recordTable,
} from '../../pages/mdast/build';
import {allOf} from '../../pages/words';

/** One line for each thing that is different at some providers. */
function differences({providers = {}}: ComposeKey): Words[] {
  const names = new Map<string, string[]>();
  for (const {id, name} of loadProviders().providers) {
    const note = providers[id as keyof typeof providers]?.note;
    if (note) names.set(note, [...(names.get(note) ?? []), name]);
  }
  return [...names].map(([note, where]) => [`${where.join(', ')}: `, inline(note)]);
}

/** What a key may have as its value. A default of none isn't worth a column, nor a line. */
const value = (key: ComposeKey): Words =>
  joined(
    [
      key.shape && ['Value: ', inline(key.shape), '.'],
      key.default && key.default !== 'none' && ['Default: ', inline(key.default), '.'],
    ],
    ' ',
  );

const OUTCOMES = {created: 'new', changed: 'changed'} as const;

/** The words that name the cause, after what each layer puts before them. */
const causeOf = (words: string): string => words.replace(/^rpc error: .*? desc = /, '');

/** What the plans with a key create and change, by the names that readers know. Where nothing differs, the engine's line says so. */
function planLine(effects: Effects['keys'][string] = {}): Words {
  const {names} = loadPlanRules();
  const providers = providerNames();
  const parts = Object.entries(effects).flatMap(([cloud, effect]): Words[] => {
    const does = (['created', 'changed'] as const).flatMap((kind) => {
      const known = (effect[kind] ?? []).flatMap((type) => names[type] ?? []);
      return known.length > 0 ? `${OUTCOMES[kind]} ${allOf(known)}` : [];
    });
    const words = effect.refused?.by === 'engine' ? effect.refused.words : [];
    const where = providers.get(cloud) ?? cloud;
    return [
      does.length > 0 && `${does.join(', ')} (${where})`,
      ...words.map((one) => [`${where} can refuse: `, inlineCode(causeOf(one))]),
    ];
  });
  const plan = joined(parts, '; ');
  return plan.length > 0 && ['Plan of the public engine: ', plan, '.'];
}

const meaning = (key: ComposeKey, plan: Words): Words =>
  lines(
    key.note && inline(key.note),
    key.message && ['Message: ', inlineCode(key.message)],
    ...engineLines(key, providerNames()).map(({where, what}) => [`${where}: `, inline(what)]),
    plan,
    ...differences(key),
    ...changeNotes(key),
    value(key),
  );

/** Table of the keys of one section, each with its own anchor. What happens has the room: it's most of the text. */
export function composeKeys(section: string): RootContent[] {
  const {keys: effects} = loadEffects();
  const rows = loadComposeSection(section).keys.map((key) => [
    [anchor(composeKeyId(section, key.key), inlineCode(key.key)), nameMarks(key)],
    statusWord(key),
    meaning(key, planLine(effects[`${section}/${key.key}`])),
  ]);
  return [recordTable(['Key', 'Status', 'What happens'], rows)];
}

/** The keys of a section that another page describes, with the anchors that they had on this one. */
export function composeKeyIndex(section: string): RootContent[] {
  const {keys} = loadComposeSection(section);
  const of = (key: string) => pointer(composeKeyId(section, key), linkToKey(section, key), inlineCode(key));
  return [pointerIndex(keys.map(({key}) => of(key)))];
}
