import {addressesOf} from '../judge/gaps/addresses';
import {type Hit, factsOf, imageWord, isOfBrowser, slotOf} from '../judge/gaps/gap';
import {hitOf, isSeen} from '../judge/gaps/hosts';
import {domainsOf} from '../judge/gaps/reach';
import {ingressPorts} from '../project/ports';
import type {Service} from '../project/service';
import type {Place} from '../yaml/value';
import {type Plan, type Written, commandsOf} from './plan';
import {idOf} from './text-edit';
import {FRONT, closePorts, isGateway, isOther, isOneEntry, knownPort} from './ports';

/** The value that a hit is about, in the reader's file. */
function valueAt(plan: Plan, {service, below, place}: Hit): Written | undefined {
  const isPlace = (one: Place) => one.file === place.file && one.start === place.start;
  const path = below.startsWith('build') ? ['build', 'args'] : ['environment'];
  return (
    plan.pairs(service.name, ...path).findLast((pair) => isPlace(pair.key)) ?? commandsOf(plan, service).find(isPlace)
  );
}

const LOCAL = /^(?:localhost|127\.0\.0\.1)$/;

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
  // Two names of the machine are one address there.
  const isThere = parts.some((part) => part === `https://${name}`);
  // The deployment replaces one name: what is right already stays right.
  const isTaken = plan.services.some((one) => one.name !== name && isReplaced(plan, value, one.name));
  if (isTaken && !isThere) return text;
  if (isList && isThere) return `${open}${parts.filter((_, index) => index !== own).join(separator)}${close}`;
  const found = [value.replace(from, to), ...(isList ? [moved] : [])].find((one) => isReplaced(plan, one, name));
  return found === undefined ? text : `${open}${found}${close}`;
}

/** Another service that listens on the port of an address, for hosts that mean the machine. */
function ownerOf(plan: Plan, service: Service, port: number): Service | undefined {
  const others = plan.services.filter((other) => other !== service);
  const has = ({ports}: Service) => ports.some(({target}) => target === port);
  return (
    others.find(({ports}) => ports.some(({published}) => published === String(port))) ??
    others.find(has) ??
    others.find((other) => port > 0 && knownPort(other, plan.context) === port)
  );
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
      (one) => one !== other && !calls.some((call) => call.other === one) && plan.isPublic(one),
    );
    const isRouted = domainsOf(other).length > 0;
    const isInner = hasFront && !forVisitors.has(other) && !isRouted && !isGateway(other, plan);
    // What the internet reaches anyway should have HTTPS.
    const usual = isInner && plan.context.input.provider !== 'gcp' ? 'private' : 'public';
    const question = plan.ask(`inside-port:${other.name}`, ['private', 'public'], usual);
    const isPublic = question.answer === 'public' || !isOneEntry(written, other);
    if (isPublic) open.add(other.name);
    const slots = {PORT: String(port)};
    // A port that stays public would leave the others open too.
    const isStorage = factsOf(plan.context).objectStores.includes(imageWord(other.image));
    const closed = isStorage ? ingressPorts(other).filter((one) => isOneEntry(one, other)) : [written];
    closePorts(plan, other, isPublic ? [] : closed, {reason: 'inside-port', question, slots});
  }
  return open;
}

/** `localhost` of services on the machine's own network, and of brokers that tell their clients where to come back. */
const sharedLocalhost = ({context}: Plan): Hit[] =>
  addressesOf(context).flatMap((address) => {
    const {service, name, host, port} = address;
    const isOnHost = service.value.entries.has('network_mode') && knownPort(service, context) !== port;
    return LOCAL.test(host) && port && (isOnHost || /ADVERTISED/.test(name)) ? [hitOf(address)] : [];
  });

/** How a value names the service that it means, once all ports are what they become. */
function wayTo(plan: Plan, {hit, other, port, isBrowser}: Call, open: ReadonlySet<string>) {
  const isAzure = plan.context.input.provider === 'azure';
  const {name} = other;
  const isPublished = plan.published.has(name) && other.ports.length === 0;
  const isClosed = isAzure ? isOther(port, other, plan.context) : plan.closed.has(`${name}:${port}`);
  const isOpen = !isClosed && ingressPorts(other).some(({target}) => target === port);
  const [before, subject] = ['(://|^|:-|[^\\w.-])', `${escaped(hit.subject)}(?![\\w.-])`];
  const from = new RegExp(`${before}${subject}`);
  const hasPort = hit.subject.includes(':');
  if (isAzure && (isPublished || isOpen)) {
    // No name in a value becomes the public one, so what visitors' browsers ask stays as it is, and is said.
    if (isBrowser) return undefined;
    // An inner address keeps its form: with its scheme, or with a port.
    const address = (start: string) => `${start}${name}${hasPort && start !== '://' ? ':80' : ''}`;
    return {isPublic: false, step: (text: string) => text.replace(from, (_all, start: string) => address(start))};
  }
  if (isPublished || (isOpen && (isBrowser || open.has(name)))) {
    // The CLI makes public addresses of names in variables, not in commands; and who has no URL there wants none.
    const isUrl = isBrowser || hit.service.environment.some(({text}) => text?.includes(`://${hit.subject}`));
    if (/^(?:command|entrypoint)/.test(hit.below) || !isUrl) return undefined;
    const whole = new RegExp(`${before.replace('://|', '')}(?:(?:https?|wss?)://)?${subject}`);
    return {isPublic: true, step: (text: string) => withPublic(plan, text, whole, name)};
  }
  if (isBrowser) return undefined;
  plan.called.set(name, port);
  return {isPublic: false, step: (text: string) => text.replace(from, `$1${name}${hasPort ? `:${port}` : ''}`)};
}

/** `api:${PORT:-3000}`, with the number that it has. */
const numbered = (text: string): string => text.replaceAll(/([\w.-]+:)\$\{\w+:?-(\d+)\}/g, '$1$2');

/** Hosts that are only right on one machine become the names of services. */
export function hosts(plan: Plan): void {
  const byName = new Map(plan.services.map((service) => [service.name, service]));
  const callsOf = (hits: readonly Hit[], isBrowser: boolean, find: (hit: Hit, port: number) => Service | undefined) =>
    hits.flatMap((hit): Call[] => {
      const port = Number(/:(\d+)$/.exec(hit.subject)?.[1] ?? slotOf(hit, 'PORT')) || 0;
      const other = byName.has(hit.service.name) && find(hit, port);
      const name = slotOf(hit, 'NAME');
      const isWhole = hit.subject.includes(':') || !Number(slotOf(hit, 'PORT'));
      const whole = isWhole ? hit : {...hit, subject: `${hit.subject}:${port}`};
      const isSent = isBrowser || hit.variant === 'visitors';
      const isOfVisitors = isSent || OF_VISITORS.test(name) || isOfBrowser(name, plan.context);
      return other ? [{hit: whole, other, port: targetOf(other, port), isBrowser: isOfVisitors}] : [];
    });
  const named = (hit: Hit) => byName.get(slotOf(hit, 'OTHER'));
  const owner = (hit: Hit, port: number) =>
    /ADVERTISED/.test(slotOf(hit, 'NAME')) ? byName.get(hit.service.name) : ownerOf(plan, hit.service, port);
  const onMachine = plan.hits('docker-host').filter(({variant}) => variant === undefined);
  const published = plan
    .hits('service-without-port')
    .filter((hit) => plan.published.has(slotOf(hit, 'OTHER')) && hit.below !== 'depends_on');
  const unseen = plan.hits('unseen-service');
  const waitingFor = ({subject}: Hit): number =>
    unseen.filter((hit) => hit.subject === subject && !isSeen(hit.service)).length;
  const calls = [
    ...callsOf(plan.hits('localhost', 'other-name', 'network-alias'), false, named),
    ...callsOf([...onMachine, ...sharedLocalhost(plan)], false, owner),
    ...callsOf([...plan.hits('public-port-inside'), ...published], false, named),
    // The file of a proxy names what it waits for, with a port; and what several servers wait for is for them.
    ...callsOf(
      unseen.filter((hit) => isGateway(hit.service, plan) || FRONT.test(hit.service.name) || waitingFor(hit) > 1),
      false,
      named,
    ),
    ...callsOf(plan.hits('localhost-in-browser', 'localhost-as-origin', 'own-localhost'), true, named),
  ];
  const open = plan.context.input.provider === 'azure' ? new Set<string>() : insidePorts(plan, calls);
  const steps = new Map<string, ((text: string) => string)[]>();
  for (const call of calls) {
    const way = wayTo(plan, call, open);
    const found = valueAt(plan, call.hit);
    if (!way || !found) continue;
    const isPair = 'parent' in found;
    const id = idOf(isPair ? found.key : found);
    const own = steps.get(id) ?? [numbered];
    const now = own.reduce((text, one) => one(text), isPair ? (found.text ?? '') : plan.sourceOf(found));
    if (way.step(now) === now || own.push(way.step) > 2) continue;
    steps.set(id, own);
    const slots = {HOST: call.hit.subject, OTHER: call.other.name};
    plan.amend(call.hit.service, found, way.isPublic ? 'public-host' : 'service-host', slots, (text) =>
      own.reduce((done, one) => one(done), text),
    );
  }
  // On Azure no name in a value becomes the public one.
  if (plan.context.input.provider !== 'azure') ownNames(plan);
}

/** Names under which visitors may come: those of the machine stay, and the public one comes last, where the CLI finds it. */
function ownNames(plan: Plan): void {
  for (const hit of plan.hits('own-localhost').filter(({subject}) => !/[:/]/.test(subject))) {
    const {service, subject} = hit;
    const name = slotOf(hit, 'NAME');
    const pair = plan.pairs(service.name, 'environment').findLast((one) => one.name === name);
    if (!pair?.text || pair.text.includes('://') || plan.hidden.has(service.name)) continue;
    const usual = /^NEXTCLOUD/.test(name) ? ' ' : /HOSTS|DOMAINS|ORIGINS/i.test(name) ? ',' : '';
    const separator = /^[^,\s]+([,\s]+)/.exec(pair.text)?.[1] ?? usual;
    plan.amend(
      service,
      pair,
      separator ? 'public-host' : 'public-name',
      {HOST: subject, OTHER: service.name},
      (text) => {
        // The reader's own value comes first.
        if (!separator) return text.replace(/^(\$\{\w+:?-)?[^}]*/, `$1${service.name}`);
        return `${text}${separator}${service.name}`;
      },
    );
  }
}
