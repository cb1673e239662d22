import {addressesOf} from '../judge/gaps/addresses';
import {type Hit, slotOf} from '../judge/gaps/gap';
import {ingressPorts} from '../project/ports';
import type {Service} from '../project/service';
import type {Place} from '../yaml/value';
import {type Plan, type Written, commandsOf, variablesOf} from './plan';
import {idOf} from './text-edit';
import {hostPort, isGateway, isOther, isOneEntry, knownPort} from './ports';

/** The value that a hit is about, in the reader's file. */
function valueAt(plan: Plan, {service, below, place}: Hit): Written | undefined {
  const isPlace = (one: Place) => one.file === place.file && one.start === place.start;
  const path = below.startsWith('build') ? ['build', 'args'] : ['environment'];
  return (
    plan.pairs(service.name, ...path).findLast((pair) => isPlace(pair.key)) ?? commandsOf(plan, service).find(isPlace)
  );
}

const escaped = (text: string): string => text.replaceAll(/[^\w-]/g, '\\$&');

/** Whether the CLI makes a public address of the name of a service: of the first one, before a slash, a port or the end. */
function isReplaced(plan: Plan, text: string, name: string): boolean {
  const names = plan.services.map((service) => escaped(service.name)).join('|');
  const found = text.match(new RegExp(`(?:(?:https|wss)://)?\\b(?:${names})(?=/|:\\d|$)`, 'g')) ?? [];
  return found.length === 1 && found[0]?.replace(/^(?:https|wss):\/\//, '') === name && found[0] !== name;
}

/** A value with a public address in it: where the CLI doesn't replace it in its place, as the last one of a list. */
function withPublic(plan: Plan, text: string, from: RegExp, name: string): string {
  const [, open = '', value = text, close = ''] = /^(\$\{\w+:?-)([^${}]*)(\})$/.exec(text) ?? [];
  const to = `$1${/\bwss?:\/\//.test(text) ? 'wss' : 'https'}://${name}`;
  const [first = '', separator = '', ...more] = value.split(/([,;\s]+)/);
  const parts = [first, ...more.filter((_, index) => index % 2 === 0)];
  const own = parts.findIndex((part) => from.test(part));
  const moved = [...parts.filter((_, index) => index !== own), parts[own]?.replace(from, to)].join(separator);
  const isList = separator !== '' && own >= 0 && !/["'{}[\]]/.test(value);
  const found = [value.replace(from, to), ...(isList ? [moved] : [])].find((one) => isReplaced(plan, one, name));
  return found === undefined ? text : `${open}${found}${close}`;
}

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

/** Variables with the addresses that browsers come from, or are sent to. */
const OF_VISITORS = /ORIGIN|CORS|REDIRECT|CALLBACK|ALLOWED|TRUSTED/i;

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
      const isOfVisitors = isBrowser || OF_VISITORS.test(slotOf(hit, 'NAME'));
      if (other && byName.has(hit.service.name))
        calls.push({hit, other, port: targetOf(other, port), isBrowser: isOfVisitors});
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
  add(plan.hits('public-port-inside', 'name-in-list'), false, named);
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
      isPublished ||
      (ingressPorts(other).some(({target}) => target === port) && (isAzure || !plan.hidden.has(other.name)));
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
      return [{hit, from: `(?:(?:https?|wss?)://)?${escaped(hit.subject)}`, to: `https://${other.name}`}];
    }
    if (isBrowser) return [];
    plan.called.set(other.name, port);
    return [{hit, from: escaped(hit.subject), to: hit.subject.includes(':') ? `${other.name}:${port}` : other.name}];
  });
  const steps = new Map<string, ((text: string) => string)[]>();
  for (const {hit, from, to} of rewrites) {
    const found = valueAt(plan, hit);
    if (!found) continue;
    const place = 'parent' in found ? found.key : found;
    const own = steps.get(idOf(place)) ?? [];
    const name = to.replace(/^https?:\/\//, '').replace(/:\d+$/, '');
    const pattern = new RegExp(`(^|:-|[^\\w.-])${from}(?![\\w.-])`);
    const step = (text: string) =>
      to.startsWith('https:') ? withPublic(plan, text, pattern, name) : text.replace(pattern, `$1${to}`);
    const now = own.reduce((text, one) => one(text), 'parent' in found ? (found.text ?? '') : plan.sourceOf(found));
    if (step(now) === now) continue;
    if (own.push(step) > 1) continue;
    steps.set(idOf(place), own);
    const reason = to.startsWith('https:') ? 'public-host' : 'service-host';
    plan.amend(hit.service, found, reason, {HOST: hit.subject, OTHER: name}, (text) =>
      own.reduce((done, one) => one(done), text),
    );
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
      const usual = /^NEXTCLOUD/.test(name) ? ' ' : /HOSTS|DOMAINS|ORIGINS/i.test(name) ? ',' : '';
      const separator = /^[^,\s]+([,\s]+)/.exec(text)?.[1] ?? usual;
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
