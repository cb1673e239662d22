import type {Context} from '../context';
import {factsOf, imageWord, slotOf} from '../judge/gaps/gap';
import {type Port, ingressPorts, modeOf} from '../project/ports';
import {type Service, dependenciesOf, isJob} from '../project/service';
import {child, itemsAt, textOf} from '../yaml/value';
import type {Plan} from './plan';
import {type Piece, flow, quoted} from './emit';

/** Whether nothing that listens on a port speaks HTTP. */
export const isOther = (target: number, context: Context): boolean => factsOf(context).tcpPorts[target] !== undefined;

function imagePort({image}: Service, context: Context): number | undefined {
  const {defaultPorts} = factsOf(context);
  const word = imageWord(image).toLowerCase();
  return Object.hasOwn(defaultPorts, word) ? defaultPorts[word] : undefined;
}

/** Whether a service is a store or a broker, which doesn't speak HTTP. */
export function isOtherServer(service: Service, context: Context): boolean {
  const port = imagePort(service, context);
  return service.stores.length > 0 || (port !== undefined && isOther(port, context));
}

/** The port that a service listens on, as far as its file or image shows. */
export function knownPort(service: Service, context: Context): number | undefined {
  const exposed = itemsAt(service.value, 'expose')
    .map((item) => Number(textOf(item)))
    .find(Number.isInteger);
  const variable = Number(service.environment.find(({name}) => name === 'PORT')?.text ?? '') || undefined;
  return service.ports[0]?.target ?? exposed ?? variable ?? imagePort(service, context);
}

const USUAL = ['3000', '8000', '8080', '80'];
/** The port of an app that's built is often 3000, and the port of an image 80. */
const usualPort = ({value}: Service): string => (value.entries.has('build') ? '3000' : '80');

const AFTER = ['ports', 'expose', 'image', 'build'];

/** Gives a service a port. Where nothing shows which, the reader is asked. */
function addPort(
  plan: Plan,
  service: Service,
  reason: string,
  known: number | undefined,
  piece: (port: string) => Piece,
): void {
  const question = known ? undefined : plan.ask(`${reason}:${service.name}`, USUAL, usualPort(service));
  const port = String(known ?? question?.answer);
  plan.propose(service, {
    reason,
    slots: {PORT: port},
    question,
    apply: (draft) => draft.add(plan.ownMap(service.name), 'ports', [piece(port)], AFTER),
  });
}

const publicPort = (port: number | string): string => quoted(`${port}:${port}`);

/** Makes a service public. */
export function publish(plan: Plan, service: Service, port = knownPort(service, plan.context)): void {
  plan.published.add(service.name);
  addPort(plan, service, 'publish-service', port, publicPort);
}

export const hostPort = ({target, published, protocol}: Pick<Port, 'target' | 'published' | 'protocol'>): string =>
  flow({
    target: String(target),
    ...(published === String(target) ? {published: quoted(published)} : {}),
    ...(protocol === 'tcp' ? {} : {protocol}),
    mode: 'host',
  });

/** Whether a port is one entry of the list, and the entry nothing else. */
export const isOneEntry = (port: Port, {ports}: Service): boolean =>
  port.index >= 0 && ports.filter(({index}) => index === port.index).length === 1;

/** Whether a service looks like what the project is for: it uses others, and they don't use it. */
function isFront(plan: Plan, service: Service): boolean {
  const isUsed = plan.services.some((other) => dependenciesOf(other).some(({name}) => name === service.name));
  return !isUsed && (service.value.entries.has('build') || dependenciesOf(service).length > 0);
}

/** Servers that don't speak HTTP behind the load balancer, and ports that are bound to an address. */
export function portModes(plan: Plan): void {
  for (const service of plan.services) {
    const targets = new Set<number>();
    for (const port of service.ports) {
      if (!isOneEntry(port, service)) continue;
      judgePort(plan, service, port, targets.has(port.target));
      targets.add(port.target);
    }
  }
}

function judgePort(plan: Plan, service: Service, port: Port, isRepeated: boolean): void {
  const subject = String(port.target);
  const where = {subject, place: port.place, slots: {PORT: subject, ADDRESS: port.hostIp}};
  if (isRepeated) {
    plan.propose(service, {...where, reason: 'same-port', apply: (draft) => draft.removeItem(port.place)});
    return;
  }
  const isOwnProtocol = isOther(port.target, plan.context);
  if (isOwnProtocol && (modeOf(port) === 'ingress' || port.hostIp)) {
    plan.hidden.add(service.name);
    plan.propose(service, {
      ...where,
      reason: 'private-port',
      apply: (draft) => draft.replace(port.place, hostPort(port)),
    });
  } else if (port.hostIp) {
    const isLocal = /^(?:127\.|::1$)/.test(port.hostIp);
    const usual = isFront(plan, service) ? 'public' : 'private';
    const question = isLocal
      ? plan.ask(`port-address:${service.name}:${subject}`, ['public', 'private'], usual)
      : undefined;
    const isPublic = question?.answer !== 'private' && port.protocol === 'tcp';
    if (isPublic) plan.published.add(service.name);
    const text = isPublic ? quoted(`${port.published || port.target}:${port.target}`) : hostPort(port);
    plan.propose(service, {
      ...where,
      reason: 'port-address',
      question,
      apply: (draft) => draft.replace(port.place, text),
    });
  }
}

/** The host's network doesn't exist in the cloud. */
export function networkModes(plan: Plan): void {
  for (const service of plan.services) {
    const mode = textOf(child(service.value, 'network_mode')) ?? '';
    const reason = mode === 'host' ? 'host-network' : 'shared-network';
    if (/^(?:host$|service:|container:)/.test(mode))
      plan.drop(service, reason, ['network_mode'], {slots: {OTHER: mode.replace(/^\w+:/, '')}});
  }
}

const WORKER = /\b(?:worker|beat|sidekiq|queue|cron|scheduler|migrate|consumer|horizon)\b/i;

const isBehind = (plan: Plan, service: Service): boolean =>
  isOtherServer(service, plan.context) ||
  isJob(service) ||
  WORKER.test([service.name, ...plan.parts(service.name, 'command').map(({value}) => plan.sourceOf(value))].join(' '));

/** Services that may be for the internet, those that show a port first. */
export const candidatesOf = (plan: Plan): Service[] =>
  plan.services
    .filter((service) => !isBehind(plan, service))
    .sort(
      (one, other) =>
        Number(knownPort(other, plan.context) !== undefined) - Number(knownPort(one, plan.context) !== undefined),
    )
    .slice(0, 3);

/** Asks what the internet should reach, where nothing is public that was on the reader's machine. */
export function somethingPublic(plan: Plan): void {
  const {context} = plan;
  const isOpen = (service: Service) =>
    service.isStatic || service.isModelProvider || ingressPorts(service).some(({target}) => !isOther(target, context));
  const hits = plan.hits('nothing-public', 'only-private', 'host-network');
  const candidates = candidatesOf(plan);
  const [first] = candidates;
  if (!first || plan.published.size > 0 || plan.services.some(isOpen)) return;
  if (hits.length === 0 && plan.removed.size === 0 && plan.hidden.size === 0) return;
  const named = candidates.find((service) => hits.some((hit) => hit.service === service));
  const usual = named ?? (knownPort(first, context) === undefined ? undefined : first);
  const reason = 'something-public';
  const choices = [...candidates.map(({name}) => name), 'none'];
  const question = plan.ask(`${reason}:${first.name}`, choices, usual?.name ?? 'none');
  const chosen = candidates.find(({name}) => name === question.answer);
  if (chosen) plan.published.add(chosen.name);
  plan.propose(first, {
    reason,
    question,
    place: (chosen ?? first).key,
    slots: {OTHER: chosen?.name ?? first.name},
    apply(draft) {
      if (!chosen) return;
      const text = publicPort(knownPort(chosen, context) ?? usualPort(chosen));
      const open = chosen.ports.find((port) => isOneEntry(port, chosen));
      if (open) draft.replace(open.place, text);
      else draft.add(plan.ownMap(chosen.name), 'ports', [text], AFTER);
    },
  });
}

/** Others call a service by its name, and only one with a port has that. */
export function privatePorts(plan: Plan): void {
  const {context} = plan;
  // On Azure a private port isn't reachable either.
  if (context.input.provider === 'azure') return;
  const wanted = new Map(plan.called);
  for (const hit of plan.hits('service-without-port')) {
    const name = slotOf(hit, 'OTHER');
    if (!wanted.get(name)) wanted.set(name, Number(/:(\d+)$/.exec(hit.subject)?.[1]) || 0);
  }
  const jobs = new Set(plan.hits('job').map(({subject}) => subject));
  const awaited = new Set(plan.services.flatMap((service) => dependenciesOf(service).map(({name}) => name)));
  for (const service of plan.services) {
    if (service.ports.length > 0 || plan.published.has(service.name) || service.isPartial) continue;
    const isStarted = awaited.has(service.name) && isOtherServer(service, context);
    if (!wanted.has(service.name) && (!isStarted || isJob(service) || jobs.has(service.name))) continue;
    const port = wanted.get(service.name) || knownPort(service, context);
    if (port) addPort(plan, service, 'private-service', port, (target) => ({target, mode: 'host'}));
  }
}
