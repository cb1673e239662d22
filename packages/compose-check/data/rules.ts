import type * as z from 'zod';
import type {Rules} from '../src/types';
import {adaptationsSchema} from './adaptations-schema';
import {type ComposeSection, composeSectionSchema} from './compose/schema';
import {droppedSchema} from './engine-schema';
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

/** Keys of one section of a Compose file, such as `ports`. */
export function composeSection({read}: DataFiles, section: string): ComposeSection {
  const {dropped} = read('engine.yaml', droppedSchema);
  const data = read(`compose/${section}.yaml`, composeSectionSchema);
  return {
    ...data,
    keys: data.keys.map(({engine, ...key}) => {
      if (engine === undefined) return key;
      const {source: _source, ...effects} = engine === 'dropped' ? dropped : engine;
      return {...key, engine: effects};
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
