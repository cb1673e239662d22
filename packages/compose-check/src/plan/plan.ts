import type {PlanFact, PlanRules} from '../../data/plan-schema';
import type {Context} from '../context';
import {referencesIn} from '../interpolate';
import {type Port, ingressPorts, modeOf} from '../project/ports';
import {type Service, isInDefaultNetwork, modelsInUse} from '../project/service';
import {at, child, isNull, isScalar, isTrue, namesIn, textOf} from '../yaml/value';

/** Resources by their type in the engine, and how many. */
export type Resources = Record<string, number>;

type Facts = Partial<Record<PlanFact, number>>;
type CloudRules = NonNullable<PlanRules['clouds'][string]>;

/** What one service becomes. */
export interface PlannedService {
  name: string;
  resources: Resources;
  /** Whether it has a public address, behind the load balancer. */
  public: boolean;
  /** Ports that the internet reaches past the load balancer. */
  openPorts: number[];
  /** Whether what it stores outlives a container. */
  keeps: boolean;
}

/** What a project becomes at a provider, as the public engine makes it. */
export interface Plan {
  services: PlannedService[];
  /** What all services share. */
  shared: Resources;
}

const REGISTRY = /^(?!docker\.io\/|index\.docker\.io\/)[^/]+[.:][^/]*\//;

/** Whether a key is set to something, so that the engine gets it. */
export const isOn = (service: Service, key: string): boolean => {
  const value = child(service.value, key);
  return value !== undefined && !isNull(value) && !(isScalar(value) && String(value.value) === 'false');
};

/** The store that the engine runs for a service; it has none for MongoDB. */
const storeOf = (service: Service, {rules}: Context): 'postgres' | 'redis' | undefined =>
  (['postgres', 'redis'] as const).find((store) => isOn(service, `x-${rules.product.slug}-${store}`));

/** Whether none of its networks leads out of the project. */
function isInternal({value}: Service, {root}: Context): boolean {
  const names = namesIn(child(value, 'networks'));
  return (names.length > 0 ? names : ['default']).every((name) => isTrue(at(root, 'networks', name, 'internal')));
}

/** Port of the gateway to a model. */
const GATEWAY_PORT = 4000;

/** Whether a service has a public address: some providers keep one in networks other than `default` inside. */
export const isPublic = (service: Service, {rules, input}: Context): boolean =>
  ingressPorts(service).length > 0 &&
  (isInDefaultNetwork(service) || rules.resources.addresses[input.provider]?.internal === undefined);

const hostPorts = ({ports}: Service): Port[] => ports.filter((port) => modeOf(port) === 'host');

/** Ports that the internet reaches past the load balancer, as the engine opens them. */
export function openPorts(service: Service, context: Context): Port[] {
  const rule = context.rules.plan.clouds[context.input.provider]?.hostPorts;
  const isShut = service.isPartial || storeOf(service, context) !== undefined;
  const isOpen = isInDefaultNetwork(service) && !isInternal(service, context) && !service.isModelProvider;
  return !isShut && (rule === 'open' || (rule === 'open-in-default-network' && isOpen)) ? hostPorts(service) : [];
}

function factsOf(service: Service, {machines, models}: CloudRules, context: Context): Facts {
  const {slug} = context.rules.product;
  const store = storeOf(service, context);
  const isModel = service.isModelProvider || isOn(service, `x-${slug}-llm`);
  const secrets = service.environment.filter(({text}) => text === null).length;
  const references = service.environment.flatMap(({text}) => (text === null ? [] : referencesIn(text)));
  const common = {config: secrets + references.length, model: Number(isModel)};
  if (store) {
    const name = service.environment.find((one) => one.name === 'POSTGRES_DB')?.text ?? 'postgres';
    return {...common, [store]: 1, store: 1, database: Number(name !== 'postgres'), model: 0};
  }
  if (isModel && models) return {...common, model: 1};
  const ingress = ingressPorts(service).length;
  const host = hostPorts(service).length;
  const isMachine = machines && (host > 0 || ingress === 0);
  const hasWayOut = host > 0 && isInDefaultNetwork(service) && !service.isModelProvider;
  return {
    ...common,
    container: 1,
    machine: Number(isMachine),
    serverless: Number(machines && !isMachine),
    ingress,
    host,
    nat: Number(isMachine && !hasWayOut && !isInternal(service, context)),
    build: Number(service.build !== undefined),
    secrets,
    registry: Number(isMachine && REGISTRY.test(service.image)),
    wildcard: Number(textOf(child(service.value, 'domainname'))?.startsWith('*.') ?? false),
  };
}

/** The gateway to a model, or the model itself. */
const factsOfModel = ({models, machines}: CloudRules): Facts =>
  models ? {model: 1} : {model: 1, container: 1, host: 1, machine: Number(machines), nat: Number(machines)};

const isTrueOf = (facts: Facts, wanted: readonly PlanFact[]): boolean => wanted.every((fact) => (facts[fact] ?? 0) > 0);

function add(resources: Resources, of: Resources, times: number): void {
  for (const [type, count] of Object.entries(of))
    if (times > 0) resources[type] = (resources[type] ?? 0) + count * times;
}

/** What a project becomes, from rules that recorded plans of the engine gave. Null where there are no such plans. */
export function planOf(context: Context): Plan | null {
  const cloud = context.rules.plan.clouds[context.input.provider];
  if (!cloud) return null;
  const units = [
    ...context.services.map((service) => ({
      name: service.name,
      facts: factsOf(service, cloud, context),
      isPublic: isPublic(service, context),
      opens: openPorts(service, context).map(({target}) => target),
    })),
    ...modelsInUse(context).map(({name}) => ({
      name,
      facts: factsOfModel(cloud),
      isPublic: false,
      opens: cloud.hostPorts === 'open' ? [GATEWAY_PORT] : [],
    })),
  ];
  const shared: Resources = {};
  const services = units.map(({name, facts, isPublic: isOpen, opens}): PlannedService => {
    const resources: Resources = {};
    for (const {for: whose, if: wanted, times, of} of cloud.parts)
      if (whose === 'service' && isTrueOf(facts, wanted)) add(resources, of, times ? (facts[times] ?? 0) : 1);
    return {name, resources, public: isOpen && facts.container === 1, openPorts: opens, keeps: facts.store === 1};
  });
  for (const {for: whose, if: wanted, of} of cloud.parts)
    if (whose === 'project' && (wanted.length === 0 || units.some(({facts}) => isTrueOf(facts, wanted))))
      add(shared, of, 1);
  return {services, shared};
}

/** Resources in words: those that readers look for by their names, the rest as a number. */
export function resourcesInWords(resources: Resources, names: PlanRules['names']): string {
  const counted = Object.entries(resources).filter(([type]) => !type.includes('index/'));
  const known = counted.flatMap(([type, count]) =>
    names[type] ? `${count > 1 ? `${count} × ` : ''}${names[type]}` : [],
  );
  const others = counted.reduce((sum, [type, count]) => sum + (names[type] ? 0 : count), 0);
  return [...known, ...(others > 0 ? [known.length > 0 ? `${others} more` : `${others} resources`] : [])].join(', ');
}
