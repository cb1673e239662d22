import {readFileSync, readdirSync, statSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {examine} from 'compose-check/check-compose';
import {addTo} from 'compose-check/plan/costs';
import {type Plan as Modelled, type PlannedService, planOf} from 'compose-check/plan/plan';
import type {SourceFile} from 'compose-check/types';
import {parseDocument} from 'yaml';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {CLOUDS, type Cloud, type PlannedResource} from '../../src/data/engine-plans-schema';
import {makePlans} from './make-plan';
import type {Programs} from './programs';

/** A file as the model and as the engine plan it. */
export interface Compared {
  name: string;
  model: Modelled;
  resources: PlannedResource[];
}

/** Types whose number differs, as `lb/listener 2 not 1`, and how many types there are. */
function differences({model, resources}: Compared): {wrong: string[]; types: number} {
  const engine: Record<string, number> = {};
  const ours: Record<string, number> = {};
  for (const {type} of resources) addTo(engine, {[type]: 1});
  for (const part of [model.shared, ...model.services]) addTo(ours, part.resources);
  const types = [...new Set([...Object.keys(engine), ...Object.keys(ours)])];
  const wrong = types.filter((type) => engine[type] !== ours[type]);
  return {wrong: wrong.map((type) => `${type} ${ours[type] ?? 0} not ${engine[type] ?? 0}`), types: types.length};
}

type Tree = Record<string, unknown>;
const EVERYWHERE = '0.0.0.0/0';

/** Names of services that a plan opens to the internet. */
const OPEN: Record<Cloud, (resource: PlannedResource) => string[]> = {
  aws: ({type, name, parent = '', inputs}) => {
    if (name === 'alb-sg') return [];
    const isOpen = (inputs['ingress'] as Tree[] | undefined)?.some(
      ({cidrBlocks, protocol}) => protocol !== 'icmp' && (cidrBlocks as string[] | undefined)?.includes(EVERYWHERE),
    );
    return type === 'lb/targetGroup' || (type === 'ec2/securityGroup' && isOpen) ? [parent] : [];
  },
  gcp: ({type, parent = '', inputs}) => {
    if (type === 'cloudrunv2/service') return inputs['ingress'] === 'INGRESS_TRAFFIC_ALL' ? [parent] : [];
    const isOpen = (inputs['sourceRanges'] as string[] | undefined)?.includes(EVERYWHERE);
    return type === 'compute/firewall' && isOpen ? ((inputs['targetTags'] as string[] | undefined) ?? []) : [];
  },
  azure: ({type, parent = '', inputs}) => {
    const ingress = (inputs['configuration'] as Tree | undefined)?.['ingress'] as Tree | undefined;
    return type === 'app/ContainerApp' && ingress?.['external'] === true ? [parent] : [];
  },
};

const STORES =
  /^(?:rds\/instance|elasticache\/replicationGroup|sql\/databaseInstance|redis\/instance|dbforpostgresql\/Server|redisenterprise\/RedisEnterprise)$/;

const listed = (names: string[]): string => [...new Set(names)].sort().join(', ');

/** Lines about plans that name other services for which something is true than the engine's. */
const differing = (
  what: string,
  all: Compared[],
  isOurs: (service: PlannedService) => boolean,
  engines: (resource: PlannedResource) => string[],
): string[] =>
  all.flatMap(({name, model, resources}) => {
    const [ours, theirs] = [
      listed(model.services.filter(isOurs).map((service) => service.name)),
      listed(resources.flatMap(engines)),
    ];
    return ours === theirs ? [] : [`${name}: ${what}: ${ours || 'none'}, not ${theirs || 'none'}`];
  });

/** Where the model of the plan isn't the engine's in one cloud, and how many types and numbers of all plans are right. */
export function disagreement(all: Compared[], cloud: Cloud) {
  const kinds = all.map((one) => ({name: one.name, ...differences(one)}));
  const types = kinds.reduce((sum, one) => sum + one.types, 0);
  return {
    types,
    right: types - kinds.reduce((sum, one) => sum + one.wrong.length, 0),
    kinds: kinds.flatMap(({name, wrong}) => (wrong.length ? [`${name}: ${wrong.join(', ')}`] : [])),
    /** What the internet reaches. */
    open: differing('public', all, (service) => service.public || service.openPorts.length > 0, OPEN[cloud]),
    /** What has data that outlive a container. */
    stores: differing(
      'stores',
      all,
      ({keeps}) => keeps,
      ({type, parent = ''}) => (STORES.test(type) ? [parent] : []),
    ),
  };
}

/** Keys with which a Compose file names others. */
const NAMING = new Set(['include', 'extends', 'env_file', 'label_file']);

/** Texts below such keys: paths, and names of services. */
function namedIn(value: unknown, isBelow = false): string[] {
  if (typeof value === 'string') return isBelow ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => namedIn(child, isBelow || NAMING.has(key)));
}

export const isFile = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isFile() === true;

/** A Compose file with what it names and what the CLI reads next to it, by paths from its folder. */
export function withNeighbors(path: string, cloud: Cloud): SourceFile[] {
  const files = [path];
  for (const file of files) {
    const named = /\.ya?ml$/.test(file) ? namedIn(parseDocument(readFileSync(file, 'utf8'), {merge: true}).toJS()) : [];
    const found = named.map((one) => resolve(dirname(file), one)).filter(isFile);
    files.push(...found.filter((one) => !files.includes(one)));
  }
  const values = ['.env', `.env.${cloud}`].map((name) => join(dirname(path), name)).filter(isFile);
  return [...new Set([...files, ...values])].map((file) => ({
    name: relative(dirname(path), file),
    text: readFileSync(file, 'utf8'),
  }));
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

/** Lines about one cloud: how many files agree, then what differs, and what can't be compared. */
function compareOn(programs: Programs, cloud: Cloud, folder: string, paths: string[]): string[] {
  const rules = loadCheckRules();
  const skipped: string[] = [];
  const compared = makePlans(
    programs,
    cloud,
    paths.map((path) => ({name: relative(folder, path), paths: [path]})),
  ).flatMap(({name, plan: {refused, resources}}, index): Compared[] => {
    if (refused) {
      skipped.push(`${name}: the ${refused.by} refuses it: ${refused.words[0]?.split('\n')[0]}`);
      return [];
    }
    const {context} = examine({files: withNeighbors(paths[index]!, cloud), provider: cloud}, rules);
    if (context.isPartial || context.services.some(({isPartial}) => isPartial)) {
      skipped.push(`${name}: it needs a file that isn't there`);
      return [];
    }
    return [{name, model: planOf(context)!, resources}];
  });
  const {types, right, kinds, open, stores} = disagreement(compared, cloud);
  const of = compared.length;
  return [
    `${cloud}: ${of} files: kinds and numbers ${percent(right, types)} of ${types}, public ${percent(of - open.length, of)}, stores ${percent(of - stores.length, of)}; ${skipped.length} skipped`,
    ...[...kinds, ...open, ...stores].map((line) => `  ${line}`),
    ...skipped.map((line) => `  skipped: ${line}`),
  ];
}

/** The model against the engine, for all Compose files in a folder. */
export function compareFolder(programs: Programs, folder: string): string[] {
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /compose[^/]*\.ya?ml$/.test(name))
    .sort()
    .map((name) => resolve(folder, name));
  if (!paths.length) throw new Error(`${folder} has no Compose file.`);
  return CLOUDS.flatMap((cloud) => compareOn(programs, cloud, resolve(folder), paths));
}
