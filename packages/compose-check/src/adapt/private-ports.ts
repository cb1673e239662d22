import {addressesOf} from '../judge/gaps/addresses';
import {slotOf} from '../judge/gaps/gap';
import {ingressPorts} from '../project/ports';
import {isJob, usedBy} from '../project/service';
import {isList} from '../yaml/value';
import type {Plan} from './plan';
import {FRONT, addPort, candidatesOf, hostPort, isGateway, isOneEntry, isOpen, isOtherServer, knownPort} from './ports';

/** Google Cloud's public engine takes one public port of a service: which one, only the reader knows. */
export function onePublicPort(plan: Plan): void {
  for (const {service} of plan.hits('several-ingress')) {
    const open = ingressPorts(service).filter((port) => isOneEntry(port, service) && !port.hostIp && !isOpen(port));
    const numbers = open.map(({target}) => String(target));
    if (open.length < 2 || plan.hidden.has(service.name)) continue;
    const question = plan.ask(`one-public-port:${service.name}`, numbers, numbers[0] ?? '');
    const others = open.filter(({target}) => String(target) !== question.answer);
    for (const {target} of others) plan.closed.add(`${service.name}:${target}`);
    plan.propose(service, {
      reason: 'one-public-port',
      question,
      place: others[0]?.place ?? service.key,
      slots: {PORT: question.answer},
      apply(draft) {
        for (const port of others) draft.replace(port.place, hostPort(port));
      },
    });
  }
}

/** Others call a service by its name, and only one with a port has that. */
export function privatePorts(plan: Plan): void {
  const {context} = plan;
  // On Azure a private port isn't reachable either.
  if (context.input.provider === 'azure') return;
  // What waits in front of others passes on to them, by names in its own files.
  const passedOn = plan.services.filter((one) => isGateway(one, plan) || FRONT.test(one.name)).flatMap(usedBy);
  for (const {name} of candidatesOf(plan))
    if (passedOn.includes(name) && !plan.called.has(name)) plan.called.set(name, 0);
  const wanted = new Map(plan.called);
  // That a server asks itself how it is doesn't say that others call it.
  for (const hit of plan.hits('service-without-port').filter(({below}) => below !== 'healthcheck')) {
    const name = slotOf(hit, 'OTHER');
    if (!wanted.get(name)) wanted.set(name, Number(/:(\d+)$/.exec(hit.subject)?.[1]) || 0);
  }
  const jobs = new Set(plan.hits('job').map(({subject}) => subject));
  for (const service of plan.services) {
    if (service.ports.length > 0 || plan.published.has(service.name) || service.isPartial) continue;
    const isStarted = plan.used.has(service.name) && isOtherServer(service, context);
    if (!wanted.has(service.name) && (!isStarted || isJob(service) || jobs.has(service.name))) continue;
    const port = wanted.get(service.name) || knownPort(service, context);
    if (port || plan.called.has(service.name))
      addPort(plan, service, 'private-service', port, (target) => ({target, mode: 'host'}));
  }
  unlistedPorts(plan);
}

/** Ports that others call and that a service doesn't list next to those that it does. */
function unlistedPorts(plan: Plan): void {
  for (const {host, port, scheme, service} of addressesOf(plan.context)) {
    const other = plan.services.find(({name}) => name === host);
    const list = other && plan.part(other.name, 'ports')?.value;
    if (!other || other === service || !isList(list) || list.items.length === 0 || other.managed.length > 0) continue;
    const isListed = other.ports.some(({target, published}) => target === port || published === String(port));
    if (port < 80 || port === 443 || isListed || (scheme.startsWith('http') && port === 80)) continue;
    plan.propose(other, {
      reason: 'private-service',
      subject: String(port),
      slots: {PORT: String(port)},
      place: list,
      apply: (draft) => draft.append(list, {target: String(port), mode: 'host'}),
    });
  }
}
