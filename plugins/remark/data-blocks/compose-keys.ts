import type {RootContent} from 'mdast';
import {composeKeyId, linkToKey} from 'compose-check/data/compose/key-id';
import {type ComposeKey, statusWord} from 'compose-check/data/compose/schema';
import type {Effects} from 'compose-check/data/effects-schema';
import {loadComposeSection, loadEffects, loadPlanRules} from '../../pages/data/check-rules';
import {engineLines} from 'compose-check/engine-lines';
import {loadProviders, providerNames} from '../../pages/data/providers';
import {changeNotes, nameMarks} from './release-marks';
import * as md from '../../pages/mdast/build';
import {allOf} from '../../pages/words';

/** One line for each thing that is different at some providers. */
function differences({providers = {}}: ComposeKey): md.Words[] {
  const names = new Map<string, string[]>();
  for (const {id, name} of loadProviders().providers) {
    const note = providers[id as keyof typeof providers]?.note;
    if (note) names.set(note, [...(names.get(note) ?? []), name]);
  }
  return [...names].map(([note, where]) => [`${where.join(', ')}: `, md.inline(note)]);
}

/** What a key may have as its value. A default of none isn't worth a column, nor a line. */
const value = (key: ComposeKey): md.Words =>
  md.joined(
    [
      key.shape && ['Value: ', md.inline(key.shape), '.'],
      key.default && key.default !== 'none' && ['Default: ', md.inline(key.default), '.'],
    ],
    ' ',
  );

const OUTCOMES = {created: 'new', changed: 'changed'} as const;

/** The words that name the cause, after what each layer puts before them. */
const causeOf = (words: string): string => words.replace(/^rpc error: .*? desc = /, '');

/** What the plans with a key create and change, by the names that readers know. Where nothing differs, the engine's line says so. */
function planLine(effects: Effects['keys'][string] = {}): md.Words {
  const {names} = loadPlanRules();
  const providers = providerNames();
  const parts = Object.entries(effects).flatMap(([cloud, effect]): md.Words[] => {
    const does = (['created', 'changed'] as const).flatMap((kind) => {
      const known = (effect[kind] ?? []).flatMap((type) => names[type] ?? []);
      return known.length > 0 ? `${OUTCOMES[kind]} ${allOf(known)}` : [];
    });
    const words = effect.refused?.by === 'engine' ? effect.refused.words : [];
    const where = providers.get(cloud) ?? cloud;
    return [
      does.length > 0 && `${does.join(', ')} (${where})`,
      ...words.map((one) => [`${where} can refuse: `, md.inlineCode(causeOf(one))]),
    ];
  });
  const plan = md.joined(parts, '; ');
  return plan.length > 0 && ['Plan of the public engine: ', plan, '.'];
}

const meaning = (key: ComposeKey, plan: md.Words): md.Words =>
  md.lines(
    key.note && md.inline(key.note),
    key.message && ['Message: ', md.inlineCode(key.message)],
    ...engineLines(key, providerNames()).map(({where, what}) => [`${where}: `, md.inline(what)]),
    plan,
    ...differences(key),
    ...changeNotes(key),
    value(key),
  );

/** Table of the keys of one section, each with its own anchor. What happens has the room: it's most of the text. */
export function composeKeys(section: string): RootContent[] {
  const {keys: effects} = loadEffects();
  const rows = loadComposeSection(section).keys.map((key) => [
    [md.anchor(composeKeyId(section, key.key), md.inlineCode(key.key)), nameMarks(key)],
    statusWord(key),
    meaning(key, planLine(effects[`${section}/${key.key}`])),
  ]);
  return [md.recordTable(['Key', 'Status', 'What happens'], rows)];
}

/** The keys of a section that another page describes, with the anchors that they had on this one. */
export function composeKeyIndex(section: string): RootContent[] {
  const {keys} = loadComposeSection(section);
  const of = (key: string) => md.pointer(composeKeyId(section, key), linkToKey(section, key), md.inlineCode(key));
  return [md.pointerIndex(keys.map(({key}) => of(key)))];
}
