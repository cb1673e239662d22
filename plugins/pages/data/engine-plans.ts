import {readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import {
  type Cloud,
  type Plan,
  type PlannedResource,
  casesSchema,
  plansSchema,
  replacingSchema,
} from '../../../src/data/engine-plans-schema';
import {expandDeep, identityTokens} from '../tokens';
import {readData} from './read-data';

const FOLDER = 'src/data/engine-plans';

/** What comes of each key of the Compose reference. */
export const EFFECTS_FILE = 'packages/compose-check/data/effects.json';

export const plansFile = (cloud: Cloud): string => `${FOLDER}/${cloud}.json`;

/** What is planned, apart from the examples. */
export const loadCases = () => readData(`${FOLDER}/cases.yaml`, casesSchema);

/** Second deployments, and what the providers replace. */
export const loadReplacing = () => readData(`${FOLDER}/replacing.yaml`, replacingSchema);

export interface RecordedPlans {
  engine: string;
  cli: string;
  read: string;
  plans: Map<string, Plan>;
}

const cache = new Map<string, {source: string; plans: RecordedPlans}>();

/**
 * What the engine would create in a cloud, by the names of the files: `example/express`, `file/postgres`,
 * `key/deploy/replicas`, `setting/log-retention-days`, `mode/postgres/balanced`.
 */
export function loadPlans(cloud: Cloud): RecordedPlans {
  const source = readFileSync(plansFile(cloud), 'utf8');
  const known = cache.get(cloud);
  if (known?.source === source) return known.plans;
  // Not readData: its reader, which knows lines, needs seconds for a file of this size.
  const {resources, plans, ...of} = plansSchema.parse(expandDeep(JSON.parse(source), identityTokens));
  const entries = Object.entries(plans).map(([name, {of: places, ...plan}]): [string, Plan] => [
    name,
    {...plan, resources: places.map((place) => resources[place]!)},
  ]);
  const loaded = {...of, plans: new Map(entries)};
  cache.set(cloud, {source, plans: loaded});
  return loaded;
}

/** A resource that is in one plan only, or whose inputs differ. */
export interface Change {
  kind: 'created' | 'deleted' | 'changed';
  type: string;
  name: string;
  /** Paths of inputs and options that differ. */
  inputs: string[];
  before?: PlannedResource | undefined;
  after?: PlannedResource | undefined;
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Paths at which two values differ, such as `containerDefinitions.0.command`. */
function differences(before: unknown, after: unknown, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return [path];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differences(before[key], after[key], path ? `${path}.${key}` : key),
  );
}

const keyOf = ({type, name, parent}: PlannedResource): string => `${type} ${name} ${parent ?? ''}`;

/** What a second plan has that a first one hasn't, and the other way round. Resources are the same by type and name. */
export function changesBetween(before: Plan, after: Plan): Change[] {
  const older = new Map(before.resources.map((one) => [keyOf(one), one]));
  const newer = new Map(after.resources.map((one) => [keyOf(one), one]));
  return [...new Set([...older.keys(), ...newer.keys()])].flatMap((key): Change[] => {
    const [old, now] = [older.get(key), newer.get(key)];
    const {type, name} = (now ?? old)!;
    if (!old || !now) return [{kind: now ? 'created' : 'deleted', type, name, inputs: [], before: old, after: now}];
    const inputs = [...differences(old.inputs, now.inputs, ''), ...differences(old.options, now.options, '@')];
    return inputs.length ? [{kind: 'changed', type, name, inputs, before: old, after: now}] : [];
  });
}
