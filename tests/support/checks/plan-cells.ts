import {type ComposeKey, STATUSES} from 'compose-check/data/compose/schema';
import {EFFECTS} from 'compose-check/data/engine-schema';
import {type Change, changesBetween} from '../../../plugins/pages/data/engine-plans';
import type {Cases, Cloud, Plan} from '../../../src/data/engine-plans-schema';

/** What comes of a key in one cloud. */
export interface Outcome {
  changes: Change[];
  refused: string[];
}

/** Inputs that only say that there's another file. */
const IS_TRIGGER = /^(?:triggers|sourceDigest)\b/;

/** What the plans say about a key, all its values together; undefined if nothing was planned with it. */
export function outcomeOf(key: string, {keys}: Cases, plans: Map<string, Plan>): Outcome | undefined {
  const tried = keys.flatMap((one) => {
    const after = one.key === key && plans.get(`key/${key}${one.as ? `=${one.as}` : ''}`);
    const before = plans.get(`file/${one.base}`);
    return after && before ? [{before, after}] : [];
  });
  if (!tried.length) return undefined;
  const accepted = tried.filter(({after}) => !after.refused);
  return {
    changes: accepted
      .flatMap(({before, after}) => changesBetween(before, after))
      .map((change) => ({...change, inputs: change.inputs.filter((input) => !IS_TRIGGER.test(input))}))
      .filter(({kind, inputs}) => kind !== 'changed' || inputs.length),
    refused: tried.flatMap(({after}) => after.refused?.words ?? []),
  };
}

/** Why a cell of the Compose reference can't be true; undefined if it can. */
export function contradiction(
  {status, engine}: Pick<ComposeKey, 'status' | 'engine'>,
  cloud: Cloud,
  {changes, refused}: Outcome,
): string | undefined {
  if (status === 'stops') return refused.length ? undefined : `is called ${STATUSES.stops}, and the plan has it`;
  const cell = engine?.[cloud];
  const isCalledIdle = cell ? cell.effect === 'none' : status === 'ignored' || status === 'warns';
  // `limited` without a cell is about the CLI, which may drop it.
  const isUnsaid = !cell && status === 'limited';
  if (changes.length && isCalledIdle)
    return `has no effect, and the plan differs: ${changes[0]!.type} ${changes[0]!.inputs[0] ?? ''}`;
  if (!changes.length && !refused.length && !isCalledIdle && !isUnsaid && cell?.effect !== 'depends')
    return `is called ${EFFECTS[cell?.effect ?? 'works']}, and the plan is the same without it`;
  if (cell?.effect === 'depends' && !cell.note)
    return `depends on the engine, and doesn't say what the public one does`;
  return undefined;
}
