import type {ServiceKind} from '../data/resources-schema';
import type {Context} from './context';
import {configOf} from './judge/config-names';
import {isPriced} from './plan/costs';
import {gatewaysOf, isPublic} from './plan/facts';
import {type Plan, type PlannedService, resourcesInWords} from './plan/plan';
import {ingressPorts} from './project/ports';
import {type Service, hostLabel, isJob, reservationsOf} from './project/service';
import {normalName} from './judge/project';
import type {Finding, ServiceOutcome} from './types';
import {withoutUndefined} from './without-undefined';
import {isDropped} from './words';
import {at, child, isScalar, textOf} from './yaml/value';

/** What a service is. A store, a job or a static site is one even if the provider has nothing special for it. */
function kindOf(service: Service, {rules, input}: Context): ServiceKind {
  const modelKey = rules.resources.kinds.find(({id}) => id === 'model')?.values[input.provider]?.key;
  if (modelKey === undefined ? service.isModelProvider : service.value.entries.has(modelKey)) return 'model';
  const [store] = service.managed;
  const wanted = store && child(service.value, `x-${rules.product.slug}-${store}`);
  // `false` and nothing ask for a container.
  if (store) return isScalar(wanted) && ['false', 'null'].includes(String(wanted.value)) ? 'container' : store;
  if (service.isStatic) return 'static';
  return isJob(service) ? 'job' : 'container';
}

interface Made {
  config?: string[] | undefined;
  resource: string;
  page?: string | undefined;
  managed: boolean;
}

/** What the provider makes of a kind: a container if it has nothing special for it. */
function made(kind: ServiceKind, {rules, input}: Context): Made & {kind: ServiceKind} {
  const valueOf = (id: ServiceKind) => rules.resources.kinds.find((one) => one.id === id)?.values[input.provider];
  const own = valueOf(kind);
  if (own) return {...own, kind};
  return {...(valueOf('container') ?? {resource: 'Container', managed: false}), kind: 'container'};
}

function addressOf(service: Service, context: Context): string | undefined {
  const {rules, input} = context;
  const domain = textOf(child(service.value, 'domainname'));
  const patterns = rules.resources.addresses[input.provider];
  const isOpen = isPublic(service, context) || service.isStatic;
  if (!isOpen && ingressPorts(service).length > 0) return fillAddress(patterns?.internal, service, context);
  if (domain && isOpen && input.provider !== 'digitalocean') return `https://${domain}`;
  const pattern = isOpen ? patterns?.public : service.ports.length > 0 ? patterns?.private : undefined;
  return fillAddress(pattern, service, context);
}

function fillAddress(pattern: string | undefined, service: Service, {root}: Context): string | undefined {
  const [port = service.ports[0]] = ingressPorts(service);
  const name = normalName(textOf(child(root, 'name')) ?? '');
  const slots: Record<string, string> = {
    SERVICE: hostLabel(service.name),
    PORT: String(port?.target ?? ''),
    ...(name ? {PROJECT: name} : {}),
  };
  return pattern?.replaceAll(/\b(?:SERVICE|PORT|PROJECT)\b/g, (slot) => slots[slot] ?? slot);
}

/** Paths of a service that won't have an effect; for the gateway to a model, the section that asks for it. */
function droppedOf(service: Service, findings: Finding[], {services}: Context): string[] {
  const own = findings.filter(
    (finding) =>
      isDropped(finding) && (services.includes(service) ? finding.service === service.name : finding.path === 'models'),
  );
  return [...new Set(own.map(({path}) => path))];
}

/** What the plan of the public engine says about a service. */
const plannedOf = ({openPorts, resources, month}: PlannedService, {rules, input}: Context) => ({
  openPorts: openPorts.length > 0 ? openPorts : undefined,
  creates: resourcesInWords(resources, rules.plan.names),
  month: isPriced(input) ? month : undefined,
});

function outcomeOf(
  service: Service,
  findings: Finding[],
  planned: PlannedService | undefined,
  context: Context,
): ServiceOutcome {
  const {resource, page, managed, kind, config: needed = []} = made(kindOf(service, context), context);
  const isDeployment = kind === 'model' && managed;
  const address = isDeployment ? undefined : addressOf(service, context);
  const replicas = Number(textOf(at(service.value, 'deploy', 'replicas')) ?? Number.NaN);
  const memory = textOf(child(reservationsOf(service), 'memory'));
  const depends = context.rules.resources.addresses[context.input.provider]?.depends;
  return withoutUndefined({
    name: service.name,
    line: context.report.lineOf(service.key),
    resource,
    page,
    managed,
    public: !isDeployment && (isPublic(service, context) || service.isStatic),
    keeps: managed && ['postgres', 'redis', 'mongodb'].includes(kind),
    ...(planned && plannedOf(planned, context)),
    address: address || undefined,
    addressDepends: address && depends ? (true as const) : undefined,
    config: [...new Set([...configOf(service, context), ...needed])].sort(),
    dropped: droppedOf(service, findings, context),
    replicas: Number.isInteger(replicas) ? replicas : undefined,
    memory: memory || undefined,
    build: service.build !== undefined,
    job: kind === 'job',
  });
}

/** What each service becomes, in the order of the file; the gateways to models last. */
export const outcomes = (context: Context, findings: Finding[], plan: Plan | null): ServiceOutcome[] =>
  [...context.services, ...gatewaysOf(context)].map((service, index) =>
    outcomeOf(service, findings, plan?.services[index], context),
  );
