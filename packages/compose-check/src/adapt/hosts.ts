import {addressesOf} from '../judge/gaps/addresses';
import {type Hit, slotOf} from '../judge/gaps/gap';
import {ingressPorts} from '../project/ports';
import type {Service} from '../project/service';
import {type Place, type Value, itemsOf} from '../yaml/value';
import type {WrittenPair} from './draft';
import {type Plan, variablesOf} from './plan';
import {hostPort, isGateway, isOther, isOneEntry, knownPort} from './ports';

/** The value that a hit is about, in the reader's file. */
function valueAt(plan: Plan, {service, below, place}: Hit): WrittenPair | Value | undefined {
  const [key = ''] = below.split('.');
  const isPlace = (one: Place) => one.file === place.file && one.start === place.start;
  if (key === 'command' || key === 'entrypoint')
    return plan
      .parts(service.name, key)
      .flatMap(({value}) => itemsOf(value))
      .find(isPlace);
  const path = key === 'build' ? ['build', 'args'] : [key];
  return plan.pairs(service.name, ...path).findLast((pair) => isPlace(pair.key));
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

/** Variables with the address of a server that signs visitors in. */
const SIGNS_IN = /ISSUER|OIDC|OAUTH|AUTHORITY|PUBLIC/i;

interface Call {
  hit: Hit;
  other: Service;
  port: number;
  isBrowser: boolean;
}

/** Who calls a public port inside the project: it's closed to the internet, or called by its public name. */
function insidePorts(plan: Plan, all: readonly Call[]): Set<string> {
  const open = new Set<string>();
  const calls = all.filter(({isBrowser}) => !isBrowser);
  const forVisitors = new Set(
    all.flatMap(({hit, other, isBrowser}) => (isBrowser || SIGNS_IN.test(slotOf(hit, 'NAME')) ? other : [])),
  );
  for (const {other, port} of calls) {
    const written = ingressPorts(other).find(({target}) => target === port);
    const isSettled = open.has(other.name) || plan.closed.has(`${other.name}:${port}`);
    if (!written || isOther(port, other, plan.context) || isSettled) continue;
    const hasFront = plan.services.some(
      (one) => one !== other && !calls.some((call) => call.other === one) && ingressPorts(one).length > 0,
    );
    const usual = hasFront && !forVisitors.has(other) && !isGateway(other, plan) ? 'private' : 'public';
    const question = plan.ask(`inside-port:${other.name}`, ['private', 'public'], usual);
    const isPublic = question.answer === 'public' || !isOneEntry(written, other);
    if (isPublic) open.add(other.name);
    else plan.hide(other, port);
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
  const calls: Call[] = [];
  const add = (hits: readonly Hit[], isBrowser: boolean, find: (hit: Hit, port: number) => Service | undefined) => {
    for (const hit of hits) {
      const port = Number(/:(\d+)$/.exec(hit.subject)?.[1] ?? slotOf(hit, 'PORT')) || 0;
      const other = find(hit, port);
      if (other && byName.has(hit.service.name)) calls.push({hit, other, port: targetOf(other, port), isBrowser});
    }
  };
  const named = (hit: Hit) => byName.get(slotOf(hit, 'OTHER'));
  add(plan.hits('localhost', 'other-name', 'network-alias'), false, named);
  add(
    plan.hits('docker-host').filter(({variant}) => variant === undefined),
    false,
    (hit, port) => ownerOf(plan, hit.service, port),
  );
  add(onHostNetwork(plan), false, (hit, port) => ownerOf(plan, hit.service, port));
  add(plan.hits('public-port-inside'), false, named);
  add(
    plan
      .hits('service-without-port')
      .filter((hit) => plan.published.has(slotOf(hit, 'OTHER')) && hit.below !== 'depends_on'),
    false,
    named,
  );
  add(plan.hits('localhost-in-browser', 'localhost-as-origin', 'own-localhost'), true, named);
  const isAzure = context.input.provider === 'azure';
  const open = isAzure ? new Set<string>() : insidePorts(plan, calls);
  const rewrites = calls.flatMap(({hit, other, port, isBrowser}): Rewrite[] => {
    const isPublished = plan.published.has(other.name) && other.ports.length === 0;
    const isWeb =
      isPublished || (ingressPorts(other).some(({target}) => target === port) && !plan.hidden.has(other.name));
    const scheme = /^https?:\/\//;
    // On Azure no name in a value becomes the public one, so what visitors' browsers ask stays as it is, and is said.
    if (isAzure && isBrowser) return [];
    if (isWeb && (isBrowser || isPublished || open.has(other.name) || isAzure)) {
      // On Azure an inner address keeps its form: with its scheme, or with a port.
      if (isAzure) {
        const subject = escaped(hit.subject);
        const address = hit.subject.includes(':') ? `${other.name}:80` : other.name;
        return [
          {hit, from: `(?<=://)${subject}`, to: other.name},
          {hit, from: `(?<!://)${subject}`, to: address},
        ];
      }
      const from = `(?:https?://)?${escaped(hit.subject)}`;
      return [{hit, from, to: scheme.test(hit.subject) ? other.name : `https://${other.name}`}];
    }
    if (isBrowser) return [];
    plan.called.set(other.name, port);
    return [{hit, from: escaped(hit.subject), to: hit.subject.includes(':') ? `${other.name}:${port}` : other.name}];
  });
  for (const {hit, from, to} of rewrites) {
    const found = valueAt(plan, hit);
    if (!found) continue;
    const rewritten = (text: string) => text.replace(new RegExp(`(^|:-|[^\\w.-])${from}(?![\\w.-])`), `$1${to}`);
    const source = 'parent' in found ? (found.text ?? '') : plan.sourceOf(found);
    if (rewritten(source) === source) continue;
    plan.propose(hit.service, {
      reason: to.startsWith('https:') ? 'public-host' : 'service-host',
      subject: slotOf(hit, 'NAME'),
      place: 'parent' in found ? found.key : found,
      slots: {NAME: slotOf(hit, 'NAME'), HOST: hit.subject, OTHER: to.replace(/^https?:\/\//, '').replace(/:\d+$/, '')},
      apply(draft) {
        if ('parent' in found) draft.amend(found, rewritten);
        else draft.replace(found, rewritten(source));
      },
    });
  }
  ownNames(plan);
  advertised(plan);
}

/** Names under which visitors may come: those of the machine stay, and the public one comes last, where the CLI finds it. */
function ownNames(plan: Plan): void {
  for (const hit of plan.hits('own-localhost').filter(({subject}) => !/[:/]/.test(subject))) {
    const {service, subject} = hit;
    const name = slotOf(hit, 'NAME');
    const pair = plan.pairs(service.name, 'environment').findLast((one) => one.name === name);
    if (!pair?.text || plan.hidden.has(service.name)) continue;
    plan.amend(service, pair, 'public-host', {HOST: subject, OTHER: service.name}, (text) => {
      const separator = /^[^,\s]+([,\s]+)/.exec(text)?.[1] ?? (/HOSTS|DOMAINS|ORIGINS/i.test(name) ? ',' : '');
      return separator ? `${text}${separator}${service.name}` : service.name;
    });
  }
}

/** A broker tells its clients under which name to come back. */
function advertised(plan: Plan): void {
  const local = /(\/\/)(?:localhost|127\.0\.0\.1)(?=:\d)/g;
  for (const {service, pair} of variablesOf(plan)) {
    const rewritten = (text: string) => text.replaceAll(local, `$1${service.name}`);
    if (/ADVERTISED/.test(pair.name) && pair.text && rewritten(pair.text) !== pair.text)
      plan.amend(service, pair, 'service-host', {HOST: 'localhost', OTHER: service.name}, rewritten);
  }
}
