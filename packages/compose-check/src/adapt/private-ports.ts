import {addressesOf} from '../judge/gaps/addresses';
import {factsOf, imagePort, isAdminTool, isDebugging, protocolAt, slotOf} from '../judge/gaps/gap';
import {isSecure} from '../judge/gaps/reach';
import {VITE} from '../judge/gaps/values';
import {isPublic} from '../plan/facts';
import {commandOf} from '../project/command';
import {isStateful} from '../project/image';
import {ingressPorts} from '../project/ports';
import {type Service, isInDefaultNetwork, isJob, usedBy} from '../project/service';
import {at, child, isList, isMap, textsOf} from '../yaml/value';
import type {Plan} from './plan';
import {
  AFTER,
  addPort,
  candidatesOf,
  closePort,
  closePorts,
  dropPort,
  hasNetworks,
  isOneEntry,
  isOpen,
  isOther,
  isOtherServer,
  knownPort,
  leavesHost,
  mayOpen,
  publicPort,
} from './ports';
import {removeNames} from './proxy';

/** Tools for those who run the project stay inside, unless the project is nothing else. */
export function adminTools(plan: Plan): void {
  const {context} = plan;
  const isOpen = (service: Service) =>
    isPublic(service, context) && ingressPorts(service).some(({target}) => !isOther(target, service, context));
  const hasOwn = plan.services.some((one) => !isAdminTool(one, context) && !isOtherServer(one, context));
  for (const service of plan.services.filter((one) => isAdminTool(one, context) && isOpen(one))) {
    const open = ingressPorts(service).filter((port) => isOneEntry(port, service));
    const usual = hasOwn || isStateful(service.image || service.name, factsOf(context)) ? 'private' : 'public';
    const question = plan.ask(`admin-tool:${service.name}`, ['private', 'public'], usual);
    closePorts(plan, service, question.answer === 'private' ? open : [], {reason: 'admin-tool', question});
  }
}

/** The load balancer has the certificate: what is left is the port for HTTP, if there's one. */
export function securePorts(plan: Plan): void {
  for (const service of plan.services) {
    const open = ingressPorts(service).filter((port) => isOneEntry(port, service) && !isSecure(port.target, service));
    // HTTP/3 is UDP on the same number.
    const secure = service.ports.filter(
      (port) => isSecure(port.target, service) && port.mode !== 'host' && isOneEntry(port, service),
    );
    const [plain] = open.filter(({target}) => !isOther(target, service, plan.context));
    if (plain) for (const port of secure) dropPort(plan, service, port, 'https-port', plain.target);
  }
}

/** What the script that Storybook's own set-up writes listens on: `storybook dev -p 6006`. */
const STORYBOOK = 6006;

/** Nobody debugs in the cloud, and whoever reaches a debugger runs what they like; nor does Vite serve beside an app there. */
export function developersPorts(plan: Plan): void {
  for (const service of plan.services)
    for (const port of service.ports.filter((one) => isOneEntry(one, service))) {
      const isBeside = (port.target === VITE || port.target === STORYBOOK) && service.ports.length > 1;
      if (isDebugging(protocolAt(port.target, service, plan.context))) dropPort(plan, service, port, 'debugger-port');
      else if (isBeside && !/\bvite\b|\bdev\b/.test(commandOf(service.value).join(' ')))
        dropPort(plan, service, port, 'vite-port');
    }
}

/** Google Cloud's public engine takes one public port of a service: which one, only the reader knows. */
export function onePublicPort(plan: Plan): void {
  for (const {service} of plan.context.input.provider === 'aws' ? [] : plan.hits('several-ingress')) {
    const open = ingressPorts(service).filter((port) => isOneEntry(port, service) && !port.hostIp && !isOpen(port));
    const numbers = open.map(({target}) => String(target));
    if (open.length < 2 || plan.hidden.has(service.name) || plan.removed.has(service.name)) continue;
    const question = plan.ask(`one-public-port:${service.name}`, numbers, numbers[0] ?? '');
    const others = open.filter(({target}) => String(target) !== question.answer);
    for (const {target} of others) plan.closed.add(`${service.name}:${target}`);
    plan.propose(service, {
      reason: 'one-public-port',
      question,
      place: others[0]?.place ?? service.key,
      slots: {PORT: question.answer},
      apply: closePort(plan, service, others),
    });
  }
}

/** Services without a port that others call by their name, with the port that an address says. */
function unnamed(plan: Plan): [Service, number | undefined][] {
  const {context} = plan;
  // What waits in front of others passes on to them, by names in its own files; and nobody waits for what nobody calls.
  const jobs = new Set(plan.hits('job').map(({subject}) => subject));
  const awaited = new Set(plan.services.flatMap(usedBy));
  const wanted = new Map(plan.called);
  for (const {name, value} of candidatesOf(plan))
    if (awaited.has(name) && !value.entries.has('ports') && !jobs.has(name) && !wanted.has(name)) wanted.set(name, 0);
  // That a server asks itself how it is doesn't say that others call it.
  for (const hit of plan.hits('service-without-port').filter(({below}) => below !== 'healthcheck')) {
    const name = slotOf(hit, 'OTHER');
    if (!wanted.get(name)) wanted.set(name, Number(/:(\d+)$/.exec(hit.subject)?.[1]) || 0);
  }
  const isPlain = (name: string) =>
    addressesOf(context).some(({host, scheme, port}) => host === name && scheme === 'http' && port === 0);
  return plan.services.flatMap((service): [Service, number | undefined][] => {
    const {name, ports, isPartial} = service;
    const isStarted = plan.used.has(name) && isOtherServer(service, context) && !isJob(service) && !jobs.has(name);
    const isKnown = ports.length > 0 || plan.published.has(name) || isPartial;
    return isKnown || !(wanted.has(name) || isStarted)
      ? []
      : [[service, wanted.get(name) || (knownPort(service, context) ?? (isPlain(name) ? 80 : undefined))]];
  });
}

/** Others call a service by its name, and only one with a port has that. */
export function privatePorts(plan: Plan): void {
  // On Azure such a port isn't reachable either.
  if (plan.context.input.provider === 'azure') return;
  for (const [service, port] of unnamed(plan))
    if (mayOpen(plan, service, port))
      addPort(plan, service, port ? 'private-service' : 'service-port', port, (target) => ({target, mode: 'host'}));
  unlistedPorts(plan);
}

/** Whether a service is in `default`, or gets there with the networks of a proxy that goes. */
const isInDefault = ({loose}: Plan, service: Service): boolean =>
  isInDefaultNetwork(service) || loose.has(service.name);

/** On Azure only an `ingress` port has an address, and in a network other than `default` only the project reaches it. */
export function innerPorts(plan: Plan): void {
  if (plan.context.input.provider !== 'azure') return;
  for (const [service, known] of unnamed(plan)) {
    const isHttp = !isOtherServer(service, plan.context) && !(known && isOther(known, service, plan.context));
    // What an image speaks on a port that nothing shows isn't known either.
    const isGuess = known === undefined && !service.value.entries.has('build');
    if (!isHttp || isGuess || (hasNetworks(plan) && isInDefault(plan, service))) continue;
    const target = addPort(plan, service, known ? 'inner-port' : 'service-port', known, publicPort);
    if (!target) continue;
    const port = {target, published: String(target), hostIp: '', protocol: 'tcp', mode: 'ingress', place: service.key};
    service.ports = [{...port, index: -1, isShort: true}];
    plan.hide(service, target);
  }
}

/** Ports that others call and that a service doesn't list next to those that it does. */
function unlistedPorts(plan: Plan): void {
  // What a server of its own protocol exposes is for others too, and so is its own port where only that of its tool is listed.
  const exposed = plan.services
    .filter((one) => isOtherServer(one, plan.context))
    .flatMap((one) => {
      const isTool = one.ports.every(({target}) => !isOther(target, one, plan.context));
      const own = isTool && isAdminTool(one, plan.context) ? imagePort(one, plan.context) : undefined;
      const ports = [...textsOf(child(one.value, 'expose')), ...(own ? [own] : [])];
      return ports.map((port) => ({host: one.name, port: Number(port), scheme: '', service: undefined, name: ''}));
    });
  for (const {host, port, scheme, service, name} of [...addressesOf(plan.context), ...exposed]) {
    const other = plan.services.find((one) => one.name === host);
    const list = other && plan.part(other.name, 'ports')?.value;
    // Brokers tell others, and each other, where they are.
    if (
      !other ||
      (other === service && !/ADVERTISED/.test(name)) ||
      !isList(list) ||
      list.items.length === 0 ||
      other.managed.length > 0
    )
      continue;
    const isListed = other.ports.some(({target, published}) => target === port || published === String(port));
    if (!(port >= 80) || port === 443 || isListed || (scheme.startsWith('http') && port === 80)) continue;
    if (!mayOpen(plan, other, port)) continue;
    plan.propose(other, {
      reason: 'private-service',
      subject: String(port),
      slots: {PORT: String(port)},
      place: list,
      apply: (draft) => draft.append(list, {target: String(port), mode: 'host'}),
    });
  }
}

/** Azure opens a port to visitors only in the network `default`: what the author published gets into it. */
export function publicNetwork(plan: Plan): void {
  if (plan.context.input.provider !== 'azure') return;
  const {context} = plan;
  const isLocal = ({name}: Service, {hostIp}: {hostIp: string}) => hostIp !== '' && !plan.published.has(name);
  const outside = plan.services.filter(
    (one) =>
      !isInDefaultNetwork(one) &&
      !isOtherServer(one, context) &&
      plan.isPublic(one) &&
      ingressPorts(one).some((port) => !isLocal(one, port) && !isOther(port.target, one, context)),
  );
  const hasOwn = outside.some((one) => !isAdminTool(one, context));
  for (const service of outside) {
    const written = plan.part(service.name, 'networks')?.value;
    const isTool = isAdminTool(service, context);
    if (!written || (isTool && hasOwn)) continue;
    // Where the project is nothing but tools, one of them is for those who run it.
    const usual = isStateful(service.image || service.name, factsOf(context)) ? 'private' : 'public';
    const question = isTool ? plan.ask(`public-network:${service.name}`, ['private', 'public'], usual) : undefined;
    plan.propose(service, {
      reason: 'public-network',
      place: written,
      question,
      apply: (draft) => (question?.answer === 'private' ? undefined : draft.put(written, 'default', {})),
    });
  }
}

/** AWS and Azure close ports to the internet in a network other than `default`. */
export function privateNetwork(plan: Plan): void {
  const {context} = plan;
  const isAzure = context.input.provider === 'azure';
  if ((context.input.provider !== 'aws' && !isAzure) || (isAzure && hasNetworks(plan))) return;
  const isThere = (one: Service): boolean => isInDefault(plan, one) && !one.value.entries.has('network_mode');
  const services = plan.services.filter((one) => isThere(one) || leavesHost(plan, one));
  const hasPorts = (one: Service): boolean =>
    isAzure ? ingressPorts(one).length > 0 : one.ports.length > 0 || plan.ported.has(one.name);
  const inner = services.filter((one) => !plan.isPublic(one) && !one.isStatic && hasPorts(one));
  const [first] = inner.filter(({name, managed}) => managed.length === 0 && !plan.managed.has(name));
  if (!first) return;
  plan.propose(first, {
    reason: 'private-network',
    slots: {OTHERS: inner.map(({name}) => name).join(' ')},
    apply(draft) {
      for (const service of services) {
        const value = plan.part(service.name, 'networks')?.value;
        const isInner = inner.includes(service);
        if (isInner) removeNames(plan, draft, service.name, 'networks', (name) => name === 'default');
        if (value)
          for (const name of isInner || !plan.loose.has(service.name) ? ['private'] : ['default', 'private'])
            draft.put(value, name, {});
        else draft.add(plan.ownMap(service.name), 'networks', [...(isInner ? [] : ['default']), 'private'], AFTER);
      }
      const [root] = plan.roots;
      const [written] = plan.roots.flatMap((one) => at(one, 'networks') ?? []);
      if (isMap(written)) draft.add(written, 'private', {});
      else if (root) draft.add(root, 'networks', {private: {}});
    },
  });
}
