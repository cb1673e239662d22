import {bytesOf} from '../shapes/formats';
import type {MapValue, Pair, Place, Value} from '../yaml/value';
import {at, child, entriesAt, isMap, isNull, isScalar, itemsOf, namesIn, pairsOf, textOf, textsOf} from '../yaml/value';
import type {PlacedEntry} from './dot-env';
import {PARTIAL} from './extend-services';
import {type Store, isStoreImage, storeNames} from './image';
import {type Port, type PortProblem, readPorts} from './ports';

/** A service of the file, with everything that the rules need. */
export interface Service {
  name: string;
  key: Place;
  value: MapValue;
  image: string;
  /** The build, unless it's dropped in favor of the image. */
  build: Value | undefined;
  /** Ports as the tool sees them: see `portsAfterFixup`. */
  ports: Port[];
  portProblems: PortProblem[];
  environment: Pair[];
  args: Pair[];
  /** Stores that a key asks for: `x-{product}-postgres`. */
  managed: Store[];
  /** Stores that the image name suggests, or that a key asks for. */
  stores: Store[];
  /** `provider: {type: model}` without image and build. */
  isModelProvider: boolean;
  isStatic: boolean;
  /** It extends a service from a missing file, so nothing can be said about what it lacks. */
  isPartial: boolean;
}

const DEFAULT_PORTS: Record<Store, number> = {redis: 6379, postgres: 5432, mongodb: 27_017};

/** Port that the tool gives to a store without ports; `bad` is a setting that isn't a port. */
export function storePort(service: Pick<Service, 'value' | 'environment'>, store: Store): number | {bad: string} {
  const args = [...textsOf(child(service.value, 'entrypoint')), ...textsOf(child(service.value, 'command'))].flatMap(
    (part) => part.split(/\s+/),
  );
  const port = portArgument(service, store, args);
  if (port === undefined) return DEFAULT_PORTS[store];
  return /^\d+$/.test(port) && Number(port) <= 65_535 ? Number(port) : {bad: port};
}

function portArgument({environment}: Pick<Service, 'environment'>, store: Store, args: string[]): string | undefined {
  if (store === 'postgres') return environment.find(({name}) => name === 'PGPORT')?.text ?? undefined;
  const flag = args.findLastIndex((arg, index) => arg === '--port' && index + 1 < args.length);
  if (flag >= 0) return args[flag + 1];
  if (store === 'redis') return undefined;
  const written = args.find((arg) => arg.startsWith('--port='));
  if (written) return written.slice('--port='.length);
  if (args.includes('--configsvr')) return '27019';
  return args.includes('--shardsvr') ? '27018' : undefined;
}

export interface ToolFacts {
  slug: string;
  values: ReadonlyMap<string, string>;
  entriesOf: (service: MapValue) => PlacedEntry[];
}

/** Variables of a service: those of its env files, and over them its own. */
function environmentOf(service: MapValue, {values, entriesOf}: ToolFacts): Pair[] {
  const own = withValues(pairsOf(child(service, 'environment')), values);
  const names = new Set(own.map(({name}) => name));
  const others = entriesOf(service).filter(({name}) => !names.has(name));
  return [...own, ...others.map(({name, value, place}) => ({name, text: value, key: place, value: service}))];
}

/** Names without a value get the one from an env file. */
const withValues = (pairs: Pair[], values: ReadonlyMap<string, string>): Pair[] =>
  pairs.map((pair) => (pair.text === null ? {...pair, text: values.get(pair.name) ?? null} : pair));

export function readService(name: string, key: Place, value: MapValue, tool: ToolFacts): Service {
  const image = textOf(child(value, 'image')) ?? '';
  const written = child(value, 'build');
  const build = written && !isNull(written) ? written : undefined;
  const isModelProvider = textOf(at(value, 'provider', 'type')) === 'model' && !image && !build;
  const managed = storeNames.filter((store) => value.entries.has(`x-${tool.slug}-${store}`));
  const stores = storeNames.filter((store) => managed.includes(store) || isStoreImage(image, store));
  const environment = environmentOf(value, tool);
  const {ports, problems} = readPorts(child(value, 'ports'), name);
  const service: Service = {
    name,
    key,
    value,
    image,
    build: image ? undefined : build,
    ports,
    portProblems: problems,
    environment,
    args: withValues(pairsOf(child(build, 'args')), tool.values),
    managed,
    stores,
    isModelProvider,
    isPartial: value.entries.has(PARTIAL),
    isStatic: isSet(child(value, `x-${tool.slug}-static-files`)),
  };
  service.ports = portsAfterFixup(service);
  return service;
}

const isSet = (value: Value | undefined): boolean => value !== undefined && !isNull(value);

/**
 * What the tool does to ports before it checks them: stores become private, stores and model gateways get a default
 * port.
 */
function portsAfterFixup(service: Service): Port[] {
  const place = service.key;
  const one = (target: number): Port[] => [
    {target, published: '', hostIp: '', protocol: 'tcp', mode: 'host', place, index: -1, isShort: false},
  ];
  if (service.isModelProvider) return one(4000);
  if (service.ports.length === 0) {
    const [store] = service.stores;
    const port = store ? storePort(service, store) : undefined;
    if (typeof port === 'number') return one(port);
    return /\/litellm(?:[:@]|$)/i.test(service.image) &&
      [...service.value.entries.keys()].some((key) => key.endsWith('-llm'))
      ? one(4000)
      : [];
  }
  if (service.stores.length > 0)
    return service.ports.map((port) => (port.mode === 'ingress' || port.mode === '' ? {...port, mode: 'host'} : port));
  return service.ports;
}

/** Reservations, or the limits if there are none. */
export function reservationsOf(service: Service): MapValue | undefined {
  const resources = at(service.value, 'deploy', 'resources');
  const reservations = child(resources, 'reservations');
  const found = isSet(reservations) ? reservations : child(resources, 'limits');
  return isMap(found) ? found : undefined;
}

/** Bytes of memory that the service asks for, or 0. */
export const memoryOf = (service: Service): number =>
  bytesOf(textOf(child(reservationsOf(service), 'memory')) ?? '') ?? 0;

/** Whether a value counts as set, as Go sees it: not null, not empty, not false. */
export function hasEffect(value: Value | undefined): boolean {
  if (!value) return false;
  if (isScalar(value))
    return value.value !== null && value.value !== '' && value.value !== false && value.value !== 'false';
  return value.kind === 'list' ? value.items.length > 0 : value.entries.size > 0;
}

export function dependenciesOf(service: Service): {name: string; place: Place}[] {
  const value = child(service.value, 'depends_on');
  if (isMap(value)) return [...value.entries].map(([name, {key}]) => ({name, place: key}));
  return itemsOf(value).flatMap((item) => {
    const name = textOf(item);
    return name === undefined ? [] : [{name, place: item}];
  });
}

/** Names of the services that a service waits for or is linked to. */
export const usedBy = (service: Service): string[] => [
  ...dependenciesOf(service).map(({name}) => name),
  ...textsOf(child(service.value, 'links')).map((link) => link.split(':')[0] ?? ''),
];

/** Whether a service runs once: others may wait until it's done. */
export const isJob = ({value}: Pick<Service, 'value'>): boolean => textOf(child(value, 'restart')) === 'no';

/** Whether a service is in the network that the internet can reach: where it names no network, it is. */
export function isInDefaultNetwork({value}: Pick<Service, 'value'>): boolean {
  const names = namesIn(child(value, 'networks'));
  return names.length === 0 || names.includes('default');
}

/** A service name in the form that host names use. */
export const hostLabel = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const modelsOf = ({value}: Service): string[] => namesIn(child(value, 'models'));

/** Models at the top of the file that a service names; the tool leaves out the others. */
export function modelsInUse({
  root,
  services,
}: {
  root: MapValue;
  services: Service[];
}): {name: string; place: Place; value: Value}[] {
  const used = new Set(services.flatMap(modelsOf));
  return entriesAt(root, 'models').flatMap(([name, {key, value}]) =>
    used.has(name) ? [{name, place: key, value}] : [],
  );
}
