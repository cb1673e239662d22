import type {PlanFact, PlanRules} from '../../data/plan-schema';
import type {Context} from '../context';
import {configOf} from '../judge/config-names';
import {type Port, ingressPorts, modeOf} from '../project/ports';
import {type Service, isInDefaultNetwork, modelsInUse, readService} from '../project/service';
import {bytesOf} from '../shapes/formats';
import {readYaml} from '../yaml/read';
import {at, child, isNull, isScalar, isTrue, namesIn, textOf} from '../yaml/value';

export type Facts = Partial<Record<PlanFact, number>>;
export type CloudRules = NonNullable<PlanRules['clouds'][string]>;

/** A host as the engine finds it at the beginning of an image, unless Cloud Run pulls from there itself. */
const REGISTRY =
  /^(?!docker\.io\/|(?:[a-z0-9-]+\.)*gcr\.io\/|(?:[a-z][a-z0-9-]*-)?docker\.pkg\.dev\/)((?:[0-9a-z](?:[0-9a-z-]*[0-9a-z])?\.)+[a-z]{2,63})\//;

const registryOf = ({image, build}: Service): string | undefined => (build ? undefined : REGISTRY.exec(image)?.[1]);

/** Whether a service is the first one whose image is in its registry: the engine makes a mirror of each registry. */
function needsMirror(service: Service, {services}: Context): boolean {
  const registry = registryOf(service);
  return registry !== undefined && services.find((one) => registryOf(one) === registry) === service;
}

/** Names of config that a container gets as secrets: variables without a value, and those that are nothing else. */
const secretsIn = ({value, environment}: Service): string[] => {
  const names = environment.flatMap(({name, text}) =>
    text === null ? name : (/^\$(?:\{(\w+)\}|(\w+))$/.exec(text)?.slice(1).find(Boolean) ?? []),
  );
  return [...new Set([...names, ...namesIn(child(value, 'secrets'))])].filter((name) => /^\w+$/.test(name));
};

const PORTS_OF_RULE = 5;

/** Rules that forward to a service with host ports: some for each protocol. */
function rulesFor({ports}: Service): number {
  const protocols = [...new Set(ports.map(({protocol}) => protocol))];
  return protocols.reduce(
    (sum, one) => sum + Math.ceil(ports.filter(({protocol}) => protocol === one).length / PORTS_OF_RULE),
    0,
  );
}

/** Whether a key is set to something, so that the engine gets it. */
export const isOn = (service: Service, key: string): boolean => {
  const value = child(service.value, key);
  return value !== undefined && !isNull(value) && !(isScalar(value) && String(value.value) === 'false');
};

/** The store that the engine runs for a service; it has none for MongoDB. */
export const storeOf = (service: Service, {rules}: Context): 'postgres' | 'redis' | undefined =>
  (['postgres', 'redis'] as const).find((store) => isOn(service, `x-${rules.product.slug}-${store}`));

/** Most of a store that a project may have. */
export const mostOf = (store: string | undefined, {rules, input}: Context): number =>
  (store === 'postgres' && rules.resources.limits[input.provider]?.postgres) || Infinity;

/** Whether none of its networks leads out of the project. A gateway to a model has a network of its own. */
function isInternal({value, isModelProvider}: Service, {root}: Context): boolean {
  const names = namesIn(child(value, 'networks'));
  return (
    !isModelProvider &&
    (names.length > 0 ? names : ['default']).every((name) => isTrue(at(root, 'networks', name, 'internal')))
  );
}

/** Whether a service has a public address: some providers keep one in networks other than `default` inside. */
export const isPublic = (service: Service, {rules, input}: Context): boolean =>
  ingressPorts(service).length > 0 &&
  (isInDefaultNetwork(service) || rules.resources.addresses[input.provider]?.internal === undefined);

const hostPorts = ({ports}: Service): Port[] => ports.filter((port) => modeOf(port) === 'host');

/** Whether a container runs on a virtual machine of its own, where the provider has both. */
export const isOnMachine = (service: Service, {rules, input}: Context): boolean =>
  rules.plan.clouds[input.provider]?.machines === true &&
  (hostPorts(service).length > 0 || ingressPorts(service).length === 0);

/** Ports that the internet reaches past the load balancer, as the engine opens them. */
export function openPorts(service: Service, context: Context): Port[] {
  const rule = context.rules.plan.clouds[context.input.provider]?.hostPorts;
  const isShut = service.isPartial || storeOf(service, context) !== undefined;
  const isOpen = isInDefaultNetwork(service) && !isInternal(service, context) && !service.isModelProvider;
  return !isShut && (rule === 'open' || (rule === 'open-in-default-network' && isOpen)) ? hostPorts(service) : [];
}

const GIB = 1024 ** 3;

const SIZES = [['replicas'], ['resources', 'reservations', 'cpus'], ['resources', 'reservations', 'memory']];

/** Whether a variable without a value decides how large a service is, or how many there are of it. */
export const hasOpenSize = ({value}: Service): boolean =>
  SIZES.some((path) => textOf(at(value, 'deploy', ...path))?.includes('$'));

/** What a service reserves, in vCPUs and GiB: where it reserves nothing, what the engine takes, or the CLI for a gateway. */
function reservedBy({value, isModelProvider}: Service, {gateway}: CloudRules): {cpus: number; memory: number} {
  const own = (key: string) => textOf(at(value, 'deploy', 'resources', 'reservations', key)) ?? '';
  const {cpus, memory} = isModelProvider ? gateway : {cpus: 0.25, memory: 0.5};
  return {cpus: Number(own('cpus')) || cpus, memory: (bytesOf(own('memory')) ?? 0) / GIB || memory};
}

/** The size that a container gets: the first one that is large enough. */
function sizeFor({cpus, memory}: {cpus: number; memory: number}, {sizes}: CloudRules): {cpus: number; memory: number} {
  const size = sizes.find((one) => cpus <= one.cpus && memory <= one.to) ?? sizes.at(-1);
  if (!size) return {cpus, memory};
  const steps = Math.ceil(memory / size.step) * size.step;
  return {cpus: size.cpus, memory: memory <= size.memory ? size.memory : Math.min(steps, size.to)};
}

/** What the rules ask about a service. */
export function factsOf(service: Service, cloud: CloudRules, context: Context): Facts {
  const {machines, models} = cloud;
  const {slug} = context.rules.product;
  const store = storeOf(service, context);
  const isModel = isOn(service, `x-${slug}-llm`);
  const common = {
    config: configOf(service, context).length,
    model: Number(isModel),
    mirrors: Number(needsMirror(service, context)),
    build: Number(service.build !== undefined),
  };
  if (store) {
    const name = service.environment.find((one) => one.name === 'POSTGRES_DB')?.text ?? 'postgres';
    const {cpus, memory} = reservedBy(service, cloud);
    const carried = cloud.smallest[store] ?? {cpus: 0, memory: 0};
    const smallest = Number(cpus <= carried.cpus && memory <= carried.memory);
    const sized = {smallest, larger: 1 - smallest};
    return {...common, ...sized, [store]: 1, store: 1, database: Number(name !== 'postgres'), model: 0};
  }
  if (isModel && models) return {...common, model: 1};
  const ingress = ingressPorts(service).length;
  const host = hostPorts(service).length;
  const isMachine = isOnMachine(service, context);
  const isShut = isTrue(at(context.root, 'networks', 'default', 'internal'));
  const hasWayOut = host > 0 && isInDefaultNetwork(service) && !isShut && !service.isModelProvider;
  return {
    ...common,
    ...sizeFor(reservedBy(service, cloud), cloud),
    container: 1,
    machine: Number(isMachine),
    serverless: Number(machines && !isMachine),
    replicas: Number(textOf(at(service.value, 'deploy', 'replicas')) ?? 1) || 0,
    ingress,
    hidden: Number(ingress === 0),
    host,
    nat: Number(isMachine && !hasWayOut && !isInternal(service, context)),
    rules: host > 0 ? rulesFor(service) : 0,
    secrets: secretsIn(service).filter((name) => isMachine || name !== 'PORT').length,
    wildcard: Number(textOf(child(service.value, 'domainname'))?.startsWith('*.') ?? false),
  };
}

/** The gateways that the CLI adds for models at the top of the file, as services. */
export function gatewaysOf(context: Context): Service[] {
  const {slug} = context.rules.product;
  const [value] = readYaml(`{provider: {type: model}, x-${slug}-llm: true}`, 0).documents;
  const facts = {slug, values: context.values, entriesOf: () => []};
  return modelsInUse(context).map(({name, place}) => readService(name, place, value!, facts));
}
