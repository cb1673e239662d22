import type * as z from 'zod';
import type {Rules} from '../src/types';
import {adaptationsSchema} from './adaptations-schema';
import {type ComposeSection, type WrittenKey, composeSectionSchema} from './compose/schema';
import {type Effects, effectsSchema} from './effects-schema';
import type {Effect, Engine} from './engine-schema';
import {findingsSchema} from './findings-schema';
import {gapFactsSchema, gapsSchema} from './gaps-schema';
import {type Message, messagesSchema} from './messages/schema';
import {planSchema} from './plan-schema';
import {pricesSchema} from './prices-schema';
import {resourcesSchema} from './resources-schema';
import {shapesSchema} from './shapes-schema';

/** How whoever uses this package reads the files of this folder: with the tokens of its own product filled in. */
export interface DataFiles {
  /** A file such as `gaps.yaml`, as its schema gives it. */
  read: <S extends z.ZodType>(file: string, schema: S) => z.output<S>;
  /** Names of a folder's YAML files without their extension, sorted. */
  names: (folder: 'compose' | 'messages') => string[];
}

/** What only the user of this package knows. */
export type Facts = Pick<Rules, 'product' | 'release' | 'closed'>;

const CLOUDS = ['aws', 'gcp', 'azure'] as const;

/** Said of a key of which nothing else is known: the other engine of these clouds may use it. */
const DROPPED = 'The public engine drops it.';

/** What the engine does with a key: what its plans say, and what they don't. */
function engineOf(written: WrittenKey['engine'], effects: Effects['keys'][string] = {}): Engine | undefined {
  if (written === 'unused') return undefined;
  const values = CLOUDS.flatMap((cloud) => {
    const said = written?.[cloud];
    const isDropped = effects[cloud]?.droppedBy === 'engine';
    if (said === undefined && !isDropped) return [];
    const isAzure = cloud === 'azure';
    const [note = isAzure ? undefined : DROPPED, isLimited] =
      typeof said === 'object' ? [said.limited, true] : [said, false];
    const ofAzure: Effect = isDropped ? 'none' : isLimited ? 'limited' : 'works';
    return [[cloud, {effect: isAzure ? ofAzure : 'depends', ...(note && {note})}] as const];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** Keys of one section of a Compose file, such as `ports`. */
export function composeSection({read}: DataFiles, section: string): ComposeSection {
  const effects = read('effects.json', effectsSchema).keys;
  const data = read(`compose/${section}.yaml`, composeSectionSchema);
  return {
    ...data,
    keys: data.keys.map(({engine: written, ...key}) => {
      const engine = engineOf(written, effects[`${section}/${key.key}`]);
      return {...key, ...(engine && {engine})};
    }),
  };
}

/** Messages of one group, such as `aws`. */
export function messageGroup({read}: DataFiles, group: string): Message[] {
  const {page, messages} = read(`messages/${group}.yaml`, messagesSchema);
  return messages.map(({source: _source, ...message}) => ({...message, page}));
}

/**
 * All rules of the check, as JSON.
 *
 * @throws Error of `read`, if a file isn't as its schema says
 */
export function assembleRules(files: DataFiles, facts: Facts): Rules {
  const {read, names} = files;
  return {
    ...facts,
    compose: names('compose').map((section) => composeSection(files, section)),
    messages: names('messages').flatMap((group) => messageGroup(files, group)),
    resources: read('resources.yaml', resourcesSchema),
    plan: read('plan.yaml', planSchema),
    prices: read('prices.yaml', pricesSchema),
    shapes: read('shapes.yaml', shapesSchema),
    ...read('findings.yaml', findingsSchema),
    gaps: {...read('gaps.yaml', gapsSchema), facts: read('gap-facts.json', gapFactsSchema)},
    ...read('adaptations.yaml', adaptationsSchema),
  };
}
