import {addressesOf} from '../judge/gaps/addresses';
import {type Hit, slotOf} from '../judge/gaps/gap';
import {ingressPorts} from '../project/ports';
import type {Service} from '../project/service';
import {type Place, isList, isScalar, itemsOf} from '../yaml/value';
import type {Plan} from './plan';
import {hostPort, isOther, isOneEntry, knownPort} from './ports';

/** The text of the value that a hit is about, in the reader's file. */
function valueAt(plan: Plan, {service, below, place}: Hit): Place | undefined {
  const [key = ''] = below.split('.');
  const isPlace = (one: Place) => one.file === place.file && one.start === place.start;
  if (key === 'command') {
    const items = plan.parts(service.name, 'command').flatMap(({value}) => (isList(value) ? itemsOf(value) : [value]));
    return items.find(isPlace);
  }
  const path = key === 'build' ? ['build', 'args'] : [key];
  return plan.pairs(service.name, ...path).findLast((pair) => isPlace(pair.key))?.value;
}

const escaped = (text: string): string => text.replaceAll(/[^\w-]/g, '\\$&');

interface Rewrite {
  hit: Hit;
  /** What the value names, and what it should name. */
  from: string;
  to: string;
}

/** Another service that listens on the port of an address, for hosts that mean the machine. */
function ownerOf(plan: Plan, service: Service, port: number): Service | undefined {
  const others = plan.services.filter((other) => other !== service);
  const has = ({ports}: Service) => ports.some(({target, published}) => target === port || published === String(port));
  return others.find(has) ?? others.find((other) => port > 0 && knownPort(other, plan.context) === port);
}

/** Ports inside the project, as their services number them. */
const targetOf = ({ports}: Service, port: number): number =>
  ports.find(({published}) => published === String(port))?.target ?? port;

/** Who calls a public port inside the project: it's closed to the internet, or called by its public name. */
function insidePorts(plan: Plan, calls: readonly {other: Service; port: number}[]): Set<string> {
  const open = new Set<string>();
  for (const {other, port} of calls) {
    const written = ingressPorts(other).find(({target}) => target === port);
    if (!written || isOther(port, plan.context) || open.has(other.name)) continue;
    const hasFront = plan.services.some(
      (one) => one !== other && !calls.some((call) => call.other === one) && ingressPorts(one).length > 0,
    );
    const usual = hasFront ? 'private' : 'public';
    const question = plan.ask(`inside-port:${other.name}`, ['private', 'public'], usual);
    const isPublic = question.answer === 'public' || !isOneEntry(written, other);
    if (isPublic) open.add(other.name);
    else plan.hidden.add(other.name);
    plan.propose(other, {
      reason: 'inside-port',
      question,
      place: written.place,
      slots: {PORT: String(port)},
      apply(draft) {
        if (!isPublic) draft.replace(written.place, hostPort(written));
      },
    });
  }
  return open;
}

/** `localhost` of services on the machine's own network, where others needn't say that they listen there. */
const onHostNetwork = ({context}: Plan): Hit[] =>
  addressesOf(context).flatMap(({service, place, below, name, host, port, text}) => {
    const isShared = service.value.entries.has('network_mode') && /^(?:localhost|127\.0\.0\.1)$/.test(host);
    if (!isShared || !port || knownPort(service, context) === port) return [];
    return [{service, place, below, subject: text, slots: {NAME: name}}];
  });

/** Hosts that are only right on one machine become the names of services. */
export function hosts(plan: Plan): void {
  const {context} = plan;
  const byName = new Map(plan.services.map((service) => [service.name, service]));
  const calls: {hit: Hit; other: Service; port: number; isBrowser: boolean}[] = [];
  const add = (hits: readonly Hit[], isBrowser: boolean, find: (hit: Hit, port: number) => Service | undefined) => {
    for (const hit of hits) {
      const port = Number(/:(\d+)$/.exec(hit.subject)?.[1] ?? slotOf(hit, 'PORT')) || 0;
      const other = find(hit, port);
      if (other && byName.has(hit.service.name)) calls.push({hit, other, port: targetOf(other, port), isBrowser});
    }
  };
  const named = (hit: Hit) => byName.get(slotOf(hit, 'OTHER'));
  add(plan.hits('localhost', 'other-name', 'network-alias'), false, named);
  add(plan.hits('docker-host'), false, (hit, port) => ownerOf(plan, hit.service, port));
  add(onHostNetwork(plan), false, (hit, port) => ownerOf(plan, hit.service, port));
  add(plan.hits('public-port-inside'), false, named);
  add(plan.hits('localhost-in-browser', 'localhost-as-origin'), true, named);
  const isAzure = context.input.provider === 'azure';
  const open = insidePorts(
    plan,
    calls.filter(({isBrowser}) => !isBrowser && !isAzure),
  );
  const rewrites = calls.flatMap(({hit, other, port, isBrowser}): Rewrite[] => {
    const isWeb = ingressPorts(other).some(({target}) => target === port) && !plan.hidden.has(other.name);
    const scheme = /^https?:\/\//;
    if (isWeb && (isBrowser || open.has(other.name) || isAzure)) {
      const to = isAzure && !isBrowser ? `http://${other.name}` : `https://${other.name}`;
      return [{hit, from: `(?:https?://)?${escaped(hit.subject)}`, to: scheme.test(hit.subject) ? other.name : to}];
    }
    if (isBrowser) return [];
    plan.called.set(other.name, port);
    return [{hit, from: escaped(hit.subject), to: hit.subject.includes(':') ? `${other.name}:${port}` : other.name}];
  });
  for (const {hit, from, to} of rewrites) {
    const value = valueAt(plan, hit);
    const source = value ? plan.sourceOf(value) : '';
    const text = source.replace(new RegExp(`(^|[^\\w.-])${from}(?![\\w.-])`), `$1${to}`);
    if (!value || text === source) continue;
    plan.propose(hit.service, {
      reason: to.startsWith('https:') ? 'public-host' : 'service-host',
      subject: slotOf(hit, 'NAME'),
      place: value,
      slots: {NAME: slotOf(hit, 'NAME'), HOST: hit.subject, OTHER: to.replace(/^https?:\/\//, '').replace(/:\d+$/, '')},
      apply: (draft) => draft.replace(value, text),
    });
  }
  advertised(plan);
}

/** A broker tells its clients under which name to come back. */
function advertised(plan: Plan): void {
  const local = /(\/\/)(?:localhost|127\.0\.0\.1)(?=:\d)/g;
  for (const service of plan.services)
    for (const pair of plan.pairs(service.name, 'environment')) {
      const source = isScalar(pair.value) && /ADVERTISED/.test(pair.name) ? plan.sourceOf(pair.value) : '';
      const text = source.replaceAll(local, `$1${service.name}`);
      if (text === source) continue;
      plan.propose(service, {
        reason: 'service-host',
        subject: pair.name,
        place: pair.value,
        slots: {NAME: pair.name, HOST: 'localhost', OTHER: service.name},
        apply: (draft) => draft.replace(pair.value, text),
      });
    }
}
