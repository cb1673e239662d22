import type {Context} from '../../context';
import {ingressPorts, modeOf} from '../../project/ports';
import type {Service} from '../../project/service';
import {child, isMap, itemsOf, textOf, textsOf} from '../../yaml/value';
import {type Address, addressesOf} from './addresses';
import {type FindGap, type Hit, factsOf, imageWord} from './gap';

const hitOf = ({service, place, below, name, text}: Address, slots: Hit['slots'] = {}): Hit => ({
  service,
  place,
  below,
  subject: text,
  slots: {NAME: name, ...slots},
});

/** Addresses that name another service of the project. */
function addressesOfOthers(context: Context): {address: Address; other: Service}[] {
  const byName = new Map(context.services.map((service) => [service.name, service]));
  return addressesOf(context).flatMap((address) => {
    const other = byName.get(address.host);
    // `IMAGE=redis:7` isn't an address.
    const isImage = !address.scheme && address.port > 0 && address.port < 80;
    return other && other !== address.service && !isImage ? [{address, other}] : [];
  });
}

const isReachedElsewhere = (service: Service): boolean =>
  service.managed.length > 0 || service.isModelProvider || service.isPartial || service.isStatic;

/** The port that others use: the one in the address, or what the image listens on. */
function portOf({port}: Address, {image, value}: Service, context: Context): string {
  const [exposed] = itemsOf(child(value, 'expose')).map((item) => textOf(item)?.split('/')[0]);
  return String(port || exposed || factsOf(context).defaultPorts[imageWord(image)] || 'NUMBER');
}

/** Ports of the load balancer, and what an address without a port means. */
const WEB_PORTS = new Set([0, 80, 443]);

const LOCAL = /^(?:localhost|127\.0\.0\.1)$/;

/** Variables with the address at which the service itself listens. */
const LISTENS = /LISTEN|BIND|METRICS|PPROF|DEBUG/i;

/** Variables with addresses that visitors use, not other services. */
const FOR_VISITORS =
  /ORIGIN|CORS|REDIRECT|CALLBACK|ALLOWED|FRONTEND|CLIENT_URL|SITE_URL|BASE_URL|APP_URL|PUBLIC_URL|ROOT_URL|EXTERNAL/i;

/** Service whose port `localhost` means; only one that listens there, while the service itself doesn't. */
function ownerOf({service, port, name}: Address, {services}: Context): Service | undefined {
  const has = ({ports}: Service, wanted: number): boolean =>
    ports.some(({target, published}) => target === wanted || Number(published) === wanted);
  const wanted = port || portBeside(name, service);
  const isOwn = service.environment.some(
    (pair) => /^(?:(?:HTTP|SERVER|APP|LISTEN)_)?PORT$/.test(pair.name) && Number(pair.text) === wanted,
  );
  if (!wanted || isOwn || has(service, wanted)) return undefined;
  return services.find((other) => other !== service && has(other, wanted));
}

/** `DB_PORT`, for `DB_HOST`. */
function portBeside(name: string, {environment}: Service): number {
  const partner = name.replace(/(?:HOST|HOSTNAME|SERVER)$/i, 'PORT');
  return partner === name ? 0 : Number(environment.find((pair) => pair.name === partner)?.text ?? 0);
}

/** Whether a service has the same line: shared settings speak of the service that they name, and others have them unused. */
const hasToo = (other: Service, {name, text}: Address): boolean =>
  other.environment.some((pair) => pair.name === name && pair.text?.includes(text));

type Kind = 'inside' | 'browser' | 'origin';

function localAddresses(context: Context, wanted: Kind): Hit[] {
  const {browserVariables} = factsOf(context);
  return addressesOf(context).flatMap((address) => {
    if (!LOCAL.test(address.host) || LISTENS.test(address.name)) return [];
    const owner = ownerOf(address, context);
    const kind = browserVariables.some((start) => address.name.startsWith(start))
      ? 'browser'
      : FOR_VISITORS.test(address.name)
        ? 'origin'
        : 'inside';
    if (owner && kind === 'inside' && hasToo(owner, address)) return [];
    return owner && kind === wanted ? [hitOf(address, {OTHER: owner.name, PORT: String(address.port)})] : [];
  });
}

const MACHINE =
  /^(?:host\.docker\.internal|gateway\.docker\.internal|docker\.for\.(?:mac|win)\.[\w.]+|172\.17\.0\.1)$/i;

/** Names besides its own by which Docker knows a service, without those that are names of services. */
function otherNames(context: Context, kind: 'alias' | 'other'): Map<string, Service> {
  const names = new Map<string, Service>();
  const add = (name: string | undefined, service: Service | undefined) => name && service && names.set(name, service);
  for (const service of context.services) {
    if (kind === 'alias') {
      const networks = child(service.value, 'networks');
      for (const {value} of isMap(networks) ? networks.entries.values() : [])
        for (const alias of textsOf(child(value, 'aliases'))) add(alias, service);
      continue;
    }
    add(textOf(child(service.value, 'container_name')), service);
    add(textOf(child(service.value, 'hostname')), service);
    for (const link of textsOf(child(service.value, 'links'))) {
      const [target, alias] = link.split(':');
      add(
        alias,
        context.services.find(({name}) => name === target),
      );
    }
  }
  for (const {name} of context.services) names.delete(name);
  return names;
}

const useOf =
  (kind: 'alias' | 'other'): FindGap =>
  (context) => {
    const names = otherNames(context, kind);
    if (names.size === 0) return [];
    return addressesOf(context).flatMap((address) => {
      const other = names.get(address.host);
      return other && other !== address.service
        ? [{...hitOf(address, {OTHER: other.name}), subject: address.host}]
        : [];
    });
  };

/** Addresses that are only right on one machine. */
export const HOST_GAPS = {
  'service-without-port': (context) =>
    addressesOfOthers(context).flatMap(({address, other}) => {
      if (other.ports.length > 0 || isReachedElsewhere(other) || other.value.entries.has('ports')) return [];
      const change = `ports: [{target: ${portOf(address, other, context)}, mode: host}]`;
      return [hitOf(address, {OTHER: other.name, CHANGE: change})];
    }),

  'host-port-on-azure': (context) =>
    addressesOfOthers(context).flatMap(({address, other}) =>
      other.ports.length > 0 && ingressPorts(other).length === 0 && !isReachedElsewhere(other)
        ? [hitOf(address, {OTHER: other.name})]
        : [],
    ),

  'public-port-inside': (context) =>
    addressesOfOthers(context).flatMap(({address, other}) => {
      const isPublic = other.ports.length > 0 && other.ports.every((port) => modeOf(port) === 'ingress');
      if (!isPublic || WEB_PORTS.has(address.port) || isReachedElsewhere(other)) return [];
      const isHttp = address.scheme === '' || /^https?$|^wss?$/.test(address.scheme);
      // What isn't HTTP has its own gap, at the port.
      if (
        !isHttp ||
        factsOf(context).tcpPorts[address.port] ||
        !other.ports.some(({target}) => target === address.port)
      )
        return [];
      const change = `ports: [{target: ${address.port}, mode: host}]`;
      return [hitOf(address, {OTHER: other.name, PORT: String(address.port), CHANGE: change})];
    }),

  localhost: (context) => localAddresses(context, 'inside'),

  'localhost-in-browser': (context) => localAddresses(context, 'browser'),

  'localhost-as-origin': (context) => localAddresses(context, 'origin'),

  'docker-host': (context) =>
    addressesOf(context).flatMap((address) => (MACHINE.test(address.host) ? [hitOf(address)] : [])),

  'other-name': useOf('other'),

  'network-alias': useOf('alias'),
} satisfies Record<string, FindGap>;
