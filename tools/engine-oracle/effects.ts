import type {KeyEffect} from 'compose-check/data/effects-schema';
import {changesBetween} from '../../plugins/pages/data/engine-plans';
import type {Cases} from '../../src/data/engine-plans-schema';
import type {Planned} from './make-plan';

/** Name of the plan with a key. */
export const nameOfKey = ({key, as}: {key: string; as?: string | undefined}): string =>
  `key/${key}${as ? `=${as}` : ''}`;

/** Inputs that only say that there's another file. */
const IS_TRIGGER = /^(?:triggers|sourceDigest)\b/;

type Case = Pick<Planned, 'plan' | 'sent'>;

const unique = (all: string[]): string[] => [...new Set(all)].sort();

/** What comes of one key, from plans without and with each of its values. */
export function effectOf(tried: {before: Case; after: Case}[]): KeyEffect {
  const accepted = tried.filter(({after}) => !after.plan.refused);
  const changes = accepted
    .flatMap(({before, after}) => changesBetween(before.plan, after.plan))
    .filter(({kind, inputs}) => kind !== 'changed' || inputs.some((input) => !IS_TRIGGER.test(input)));
  const effect: KeyEffect = {};
  for (const kind of ['created', 'changed', 'deleted'] as const) {
    const types = unique(changes.filter((change) => change.kind === kind).map(({type}) => type));
    if (types.length) effect[kind] = types;
  }
  const refusals = tried.flatMap(({after}) => after.plan.refused ?? []);
  const [first] = refusals;
  if (first) effect.refused = {by: first.by, words: unique(refusals.flatMap(({words}) => words))};
  if (Object.keys(effect).length) return effect;
  return {droppedBy: tried.every(({before, after}) => before.sent === after.sent) ? 'cli' : 'engine'};
}

/** What comes of each key in one cloud, by section and key. */
export function effectsIn({keys}: Cases, planned: Planned[]): Map<string, KeyEffect> {
  const plans = new Map(planned.map((one) => [one.name, one]));
  const tried = new Map<string, {before: Case; after: Case}[]>();
  for (const one of keys) {
    const [before, after] = [plans.get(`file/${one.base}`), plans.get(nameOfKey(one))];
    if (before && after) tried.set(one.key, [...(tried.get(one.key) ?? []), {before, after}]);
  }
  return new Map([...tried].map(([key, some]) => [key, effectOf(some)]));
}
