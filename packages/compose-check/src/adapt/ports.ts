import type {Context} from '../context';
import {addressesOf} from '../judge/gaps/addresses';
import {factsOf, imagePort, imageWord, isAdminTool, protocolAt, slotOf, unpublishedPort} from '../judge/gaps/gap';
import {MAX_TARGET} from '../judge/ports';
import {BESIDE} from '../judge/gaps/hosts';
import {domainsOf} from '../judge/gaps/reach';
import {isStateful} from '../project/image';
import {type Port, ingressPorts, modeOf} from '../project/ports';
import {type Service, isInDefaultNetwork, isJob} from '../project/service';
import {child, itemsAt, textOf, textsOf} from '../yaml/value';
import type {Draft} from './draft';
import type {Plan, Question} from './plan';
import {type Piece, flow, quoted} from './emit';

/** Whether nothing that listens on a port of a service speaks HTTP. */
export const isOther = (target: number, service: Service, context: Context): boolean =>
  protocolAt(target, service, context) !== undefined;

/** Whether a service is a store or a broker, which doesn't speak HTTP. */
export function isOtherServer(service: Service, context: Context): boolean {
  const port = imagePort(service, context);
  return service.stores.length > 0 || (port !== undefined && isOther(port, service, context));
}

/** The port that a service listens on, as far as its file or image shows. */
export const knownPort = (service: Service, context: Context): number | undefined =>
  service.ports[0]?.target ?? unpublishedPort(service, context);

export const AFTER = ['ports', 'expose', 'image', 'build'];

/** Gives a service a port. Where nothing shows which, the reader is asked. */
export function addPort(
  plan: Plan,
  service: Service,
  reason: string,
  known: number | undefined,
  piece: (port: string) => Piece,
): number {
  const question = known ? undefined : plan.askPort(reason, service);
  const port = String(known ?? question?.answer);
  const isLater = port === 'later';
  // A private service may listen on all that it exposes.
  const exposed = textsOf(child(service.value, 'expose')).filter((one) => /^\d+$/.test(one));
  const more = reason === 'private-service' && exposed.includes(port) ? exposed.filter((one) => one !== port) : [];
  if (!isLater) plan.ported.add(service.name);
  plan.propose(service, {
    reason,
    slots: {PORT: port},
    question,
    apply: (draft) => isLater || draft.add(plan.ownMap(service.name), 'ports', [port, ...more].map(piece), AFTER),
  });
  return Number(port) || 0;
}

export const publicPort = (port: number | string): string => quoted(`${port}:${port}`);

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

/** Whether a service passes on to others what visitors ask for. */
export const isGateway = ({image}: Service, {context}: Plan): boolean =>
  factsOf(context).configuredProxies.includes(imageWord(image).toLowerCase());

/** Whether the author has networks, which have a meaning of their own. Those of a proxy go with it. */
export const hasNetworks = (plan: Plan): boolean =>
  plan.services.some(
    (service) =>
      (service.value.entries.has('networks') && !plan.loose.has(service.name)) ||
      (service.value.entries.has('network_mode') && !leavesHost(plan, service)),
  );

/** On Azure only an `ingress` port has an address, and outside of `default` it's a private one. */
const isByNetwork = (plan: Plan): boolean => plan.context.input.provider === 'azure' && !hasNetworks(plan);

/** Whether another service of the project needs one. */
const isCalled = (plan: Plan, {name}: Service): boolean =>
  plan.used.has(name) ||
  plan.hits('localhost').some((hit) => slotOf(hit, 'OTHER') === name) ||
  addressesOf(plan.context).some(({service, host}) => host === name && service.name !== name);

/** Whether a port for other services may be there: where the internet reaches it too, only if the reader wants that. */
export function mayOpen(plan: Plan, service: Service, port: number | undefined): boolean {
  const {rules, input} = plan.context;
  const rule = rules.plan.clouds[input.provider]?.hostPorts;
  const isOpen = ({target, hostIp}: Port) =>
    !hostIp && !plan.closed.has(`${service.name}:${target}`) && !isOther(target, service, plan.context);
  // Who reaches a public service is in its network, and reaches all of its ports.
  const isBesidePublic =
    rule === 'open-in-default-network' &&
    isInDefaultNetwork(service) &&
    (plan.published.has(service.name) || ingressPorts(service).some(isOpen)) &&
    !isOtherServer(service, plan.context) &&
    !isAdminTool(service, plan.context);
  // To a store without a port, the CLI gives one.
  if (!(rule === 'open' || isBesidePublic) || service.stores.length > 0) return true;
  if (!isCalled(plan, service)) return false;
  const question = plan.ask(`open-inside:${service.name}`, ['closed', 'open'], 'closed');
  plan.propose(service, {reason: 'open-inside', question, slots: {PORT: String(port ?? '')}});
  return question.answer === 'open';
}

/** Closes ports to visitors: the others still reach them, or nobody does where each `host` port is open to the internet. */
export function closePort(plan: Plan, service: Service, ports: readonly Port[]): (draft: Draft) => void {
  const isKept = ports.length > 0 && mayOpen(plan, service, ports[0]?.target);
  return (draft) => {
    for (const port of ports)
      if (isKept) draft.replace(port.place, hostPort(port));
      else draft.removeItem(port.place);
  };
}

/** Ports of a service become private: those of a list that's empty where the reader wants them open. */
export function closePorts(
  plan: Plan,
  service: Service,
  ports: readonly Port[],
  change: {reason: string; question: Question; slots?: Record<string, string>},
): void {
  for (const {target} of ports) plan.hide(service, target);
  plan.propose(service, {
    ...change,
    place: (ports[0] ?? ingressPorts(service)[0])?.place ?? service.key,
    apply: isByNetwork(plan) ? () => undefined : closePort(plan, service, ports),
  });
}

/** Takes a port out of a service. */
export function dropPort(plan: Plan, service: Service, port: Port, reason: string, number = port.target): void {
  service.ports = service.ports.filter((one) => one !== port);
  plan.propose(service, {
    reason,
    subject: `${port.target}${port.protocol === 'udp' ? '-udp' : ''}`,
    place: port.place,
    slots: {PORT: String(number)},
    apply: (draft) => draft.removeItem(port.place),
  });
}

/** Servers that don't speak HTTP behind the load balancer, and ports that are bound to an address. */
export function portModes(plan: Plan): void {
  for (const service of plan.services) {
    const targets = new Set<number>();
    for (const port of service.ports.filter((one) => isOneEntry(one, service))) {
      if (targets.has(port.target)) dropPort(plan, service, port, 'same-port');
      else if (port.target > MAX_TARGET && service.ports.length > 1) dropPort(plan, service, port, 'high-port');
      else judgePort(plan, service, port);
      targets.add(port.target);
    }
  }
}

/** Whether the number on the machine is open, which has no effect in the cloud. */
export const isOpen = ({published, isShort}: Port): boolean => isShort && published.includes('$');

/** Ports that the loader can't read because a variable in them has no value are ports all the same. */
export function openPorts(plan: Plan): void {
  for (const service of plan.services)
    for (const {place, index} of service.portProblems) {
      const [spec = '', protocol = ''] = (textOf(itemsAt(service.value, 'ports')[index]) ?? '').split('/');
      if (!spec.includes('$')) continue;
      const parts = spec.replaceAll(/\$\{[^}]*\}|\$\w+/g, '$').split(':');
      const target = Number(parts.at(-1)) || unpublishedPort(service, plan.context) || 0;
      const hostIp = parts.length > 2 ? parts.slice(0, -2).join(':') : '';
      const published = hostIp && target ? '' : '$';
      const mode = service.stores.length > 0 ? 'host' : 'ingress';
      const port = {target, published, hostIp, protocol: protocol || 'tcp', mode, place, index, isShort: true};
      service.ports = [...service.ports.filter((one) => one.index >= 0), port];
    }
}

function judgePort(plan: Plan, service: Service, port: Port): void {
  const {place, hostIp, protocol} = port;
  const subject = String(port.target);
  const change = (reason: string, text: string | null, question?: Question, number = subject): void =>
    plan.propose(service, {
      reason,
      question,
      subject,
      place,
      slots: {PORT: number, ADDRESS: hostIp},
      apply: text === null ? closePort(plan, service, [port]) : (draft) => draft.replace(place, text),
    });
  const isServer = isOtherServer(service, plan.context);
  const isOwnProtocol =
    isOther(port.target, service, plan.context) || (isServer && !isAdminTool(service, plan.context));
  if (isOpen(port) && !isOwnProtocol) {
    const reason = port.target ? 'open-port' : 'unknown-port';
    const question = port.target ? undefined : plan.askPort(reason, service);
    const target = port.target || Number(question?.answer);
    plan.published.add(service.name);
    // Later rules ask who reaches it, and by which number.
    service.ports = service.ports.map((one) => (one === port ? {...port, target} : one));
    const text = protocol === 'tcp' ? publicPort(target) : hostPort({...port, target, published: ''});
    change(reason, text, question, String(target));
  } else if (isOwnProtocol && (modeOf(port) === 'ingress' || hostIp || isOpen(port))) {
    plan.hide(service, port.target);
    const isForOthers = isServer || isCalled(plan, service);
    const isKept = mayOpen(plan, service, port.target);
    change(!isKept ? 'closed-port' : isForOthers ? 'private-port' : 'inner-protocol', null);
  } else if (hostIp) {
    const isLocal = /^(?:127\.|::1$|\$)/.test(hostIp);
    const reason = isLocal ? 'local-port' : 'port-address';
    const id = `${reason}:${service.name}:${subject}`;
    // A domain in its labels is for visitors, who come through a server on the same machine.
    const usual = domainsOf(service).length > 0 ? 'public' : 'private';
    const question = isLocal ? plan.ask(id, ['private', 'public'], usual) : undefined;
    const isPublic = question?.answer !== 'private' && protocol === 'tcp';
    if (isPublic) plan.published.add(service.name);
    else plan.hide(service, port.target);
    const isIngress = isPublic || (isByNetwork(plan) && protocol === 'tcp');
    change(reason, isIngress ? quoted(`${port.published || subject}:${subject}`) : null, question);
  }
}

/** Whether a service on the host's network is reached by ports of its own. */
export const leavesHost = (plan: Plan, {name, value, ports}: Service): boolean =>
  textOf(child(value, 'network_mode')) === 'host' &&
  (ports.length > 0 || plan.published.has(name) || plan.ported.has(name));

/** The host's network doesn't exist in the cloud. Where it's all that a service has, nothing replaces it. */
export function networkModes(plan: Plan): void {
  for (const service of plan.services)
    if (leavesHost(plan, service)) plan.drop(service, 'host-network', ['network_mode']);
}

const WORKER = /\b(?:worker|beat|sidekiq|queue|cron|scheduler|migrate|consumer|horizon)\b/i;

const isBehind = (plan: Plan, service: Service): boolean =>
  isOtherServer(service, plan.context) ||
  isStateful(service.image, factsOf(plan.context)) ||
  factsOf(plan.context).objectStores.includes(imageWord(service.image)) ||
  (service.ports.length > 0 && service.ports.every(({target}) => isOther(target, service, plan.context))) ||
  isJob(service) ||
  BESIDE.test(service.name) ||
  WORKER.test(
    plan
      .parts(service.name, 'command')
      .map(({value}) => plan.sourceOf(value))
      .join(' '),
  );

/** Services that may be for the internet, those that show a port first. */
export const candidatesOf = (plan: Plan): Service[] =>
  plan.services
    .filter((service) => !isBehind(plan, service) && !plan.hidden.has(service.name))
    .sort(
      (one, other) =>
        Number(knownPort(other, plan.context) !== undefined) - Number(knownPort(one, plan.context) !== undefined),
    );

/** The most services that a question offers. */
export const MAX_OFFERED = 3;

/** Asks what the internet should reach, where nothing is public that was on the reader's machine. */
export function somethingPublic(plan: Plan): void {
  const {context} = plan;
  const isPublic = (service: Service) =>
    service.isStatic ||
    service.isModelProvider ||
    ingressPorts(service).some(({target}) => !isOther(target, service, context));
  const hits = plan.hits('nothing-public', 'only-private', 'host-network');
  const candidates = candidatesOf(plan).slice(0, MAX_OFFERED);
  const [first] = candidates;
  if (!first || plan.published.size > 0 || plan.services.some(isPublic)) return;
  // Where no service at all has a port, another file may have them.
  const isBare = plan.services.length > 1 && plan.services.every(({value}) => !value.entries.has('ports'));
  if (hits.length === 0 && plan.removed.size === 0 && plan.hidden.size === 0 && !isBare) return;
  const named = candidates.find((service) => hits.some((hit) => hit.service === service));
  // A port that nothing shows would be a guess, and so would be who should see it.
  const usual = [named, first].find((service) => service && knownPort(service, context) !== undefined);
  const reason = 'something-public';
  const choices = [...candidates.map(({name}) => name), 'none'];
  const question = plan.ask(`${reason}:${first.name}`, choices, usual?.name ?? 'none');
  const chosen = candidates.find(({name}) => name === question.answer);
  const known = chosen && knownPort(chosen, context);
  if (chosen) plan.published.add(chosen.name);
  plan.propose(first, {
    reason,
    question,
    place: (chosen ?? first).key,
    slots: {OTHER: chosen?.name ?? first.name},
    apply(draft) {
      if (!chosen || known === undefined) return;
      const open = chosen.ports.find((port) => isOneEntry(port, chosen) && !isOther(port.target, chosen, context));
      if (open) draft.replace(open.place, publicPort(known));
      else draft.add(plan.ownMap(chosen.name), 'ports', [publicPort(known)], AFTER);
    },
  });
  if (chosen && known === undefined) addPort(plan, chosen, 'public-port', known, publicPort);
}

export const FRONT = /^(?:nginx|proxy|reverse-?proxy|gateway|caddy|edge)$/i;
