import type {Context} from '../../context';
import {hostReplacer} from '../hosts';
import {ingressPorts, modeOf} from '../../project/ports';
import {type Service, dependenciesOf, isJob} from '../../project/service';
import {at, child, entriesAt, itemsAt, textOf, textsOf} from '../../yaml/value';
import {type Address, addressesOf, portBeside} from './addresses';
import {hasUnreadFile} from '../env-files';
import {
  type FindGap,
  type Hit,
  factsOf,
  imagePort,
  imageWord,
  isOfBrowser,
  namedPort,
  protocolAt,
  unpublishedPort,
} from './gap';

export const hitOf = ({service, place, below, name, text}: Address, slots: Hit['slots'] = {}): Hit => ({
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
    return other && other.name !== address.service.name && !isImage ? [{address, other}] : [];
  });
}

/** A gap of addresses that name another service, with the names for its words besides that one. */
export const eachOther =
  (find: (address: Address, other: Service, context: Context) => Hit['slots'] | false): FindGap =>
  (context) =>
    addressesOfOthers(context).flatMap(({address, other}) => {
      const slots = find(address, other, context);
      return slots ? [hitOf(address, {OTHER: other.name, ...slots})] : [];
    });

const isReachedElsewhere = (service: Service): boolean =>
  service.managed.length > 0 || service.isModelProvider || service.isPartial || service.isStatic;

/** Whether others can reach a service, as far as its ports decide that. */
const isReachable = (service: Service): boolean =>
  service.ports.length > 0 || isReachedElsewhere(service) || service.value.entries.has('ports');

/** Ports of the load balancer, and what an address without a port means. */
const WEB_PORTS = new Set([0, 80, 443]);

/** Lists of where visitors come from: nothing is called there. */
const FROM = /ORIGIN|CORS/i;

/** Names besides its own by which Docker knows a service, without those that are names of services. */
export function otherNames({machine: services}: Context, kind: 'alias' | 'other'): Map<string, Service> {
  const byName = new Map(services.map((service) => [service.name, service]));
  const named = services.flatMap((service): {name: string | undefined; owner: Service | undefined}[] => {
    const {value} = service;
    const ofOne = (names: (string | undefined)[]) => names.map((name) => ({name, owner: service}));
    const networks = entriesAt(value, 'networks').map(([, entry]) => entry.value);
    if (kind === 'alias') return ofOne(networks.flatMap((network) => textsOf(child(network, 'aliases'))));
    const addresses = networks.map((network) => textOf(child(network, 'ipv4_address')));
    const own = ['container_name', 'hostname'].map((key) => textOf(child(value, key)));
    const links = textsOf(child(value, 'links')).map((link) => link.split(':'));
    const linked = links.map(([target = '', name]) => ({name, owner: byName.get(target)}));
    return [...ofOne([...addresses, ...own]), ...linked];
  });
  return new Map(named.flatMap(({name, owner}) => (name && owner && !byName.has(name) ? [[name, owner]] : [])));
}

/** Whether the deployment replaces a store's name in a value, with all that a client needs. */
function isReplacedOnAzure({service, name, host}: Address, {managed}: Service): boolean {
  const text = service.environment.find((pair) => pair.name === name)?.text ?? '';
  if (managed.includes('redis')) return new RegExp(`^redis://(?:.*@)?${host}(?:[:/]|$)`).test(text);
  return text === host || new RegExp(`^postgres(?:ql)?://.*@${host}(?:[:/]|$)`).test(text);
}

/** Whether a service is a proxy with ports for visitors. */
const isFront = (service: Service, context: Context): boolean =>
  ingressPorts(service).length > 0 &&
  (factsOf(context).configuredProxies.includes(imageWord(service.image)) ||
    /(?:^|[-_])(?:nginx|proxy|gateway|caddy|ingress)$/.test(service.name));

/** Whether a service has the name of what visitors see, and a port for them. */
export const isSeen = (service: Service): boolean =>
  ingressPorts(service).length > 0 &&
  /(?:^|[-_])(?:front-?end|client|web|ui|www|admin|dashboard|portal)(?:[-_]|$)/i.test(service.name);

/** Names of what runs beside an app, and answers nobody. */
export const BESIDE =
  /(?:^|[\W_])(?:worker|beat|sidekiq|queue|cron|scheduler|migrat\w*|consumer|horizon|init|setup|seed\w*|build\w*)(?:[\W_]|$)/i;

/** Variables with the address of a store, all of which config may bring. */
const POSTGRES_ADDRESS = /(?:DB|DATABASE|PG|POSTGRES|SQL)\w*(?:UR[LI]|DSN|DATASOURCE)$/i;
const REDIS_ADDRESS = /(?:REDIS\w*|BROKER_)UR[LI]$/i;

/** What helps on Azure, which has addresses only for HTTP: the words for a store, for HTTP, or for anything else. */
function azureWay(other: Service, context: Context, port = other.ports[0]?.target): Pick<Hit, 'variant'> {
  if (context.input.provider !== 'azure') return {};
  if (other.stores.some((store) => store !== 'mongodb')) return {variant: 'store'};
  const target = port ?? unpublishedPort(other, context) ?? 0;
  return {variant: other.stores.length > 0 || protocolAt(target, other, context) ? 'tcp' : 'http'};
}

/** Services without ports that others wait for. */
function awaited(context: Context, isKnown: (name: string) => boolean): Hit[] {
  const byName = new Map(context.services.map((service) => [service.name, service]));
  const found = new Map<string, Hit>();
  const add = (other: Service | undefined, hit: Omit<Hit, 'subject'>, name: string): void => {
    // A proxy, and what visitors see, sends requests to whom it waits for, whatever port that has.
    const isCalling = isFront(hit.service, context) || (hit.below === 'depends_on' && isSeen(hit.service));
    const port = other && (unpublishedPort(other, context) ?? (isCalling && !BESIDE.test(other.name) && 'NUMBER'));
    if (!other || !port || isKnown(other.name) || found.has(other.name) || isReachable(other) || isJob(other)) return;
    const slots = {NAME: name, OTHER: other.name, CHANGE: `ports: [{target: ${port}, mode: host}]`};
    const certainty = port === 'NUMBER' ? 'likely' : hit.certainty;
    found.set(other.name, {...hit, ...azureWay(other, context), certainty, subject: other.name, slots});
  };
  for (const service of context.services) {
    for (const {name, place} of dependenciesOf(service))
      if (textOf(at(service.value, 'depends_on', name, 'condition')) !== 'service_completed_successfully')
        add(byName.get(name), {service, place, below: 'depends_on'}, 'depends_on');
    for (const place of itemsAt(service.value, 'links'))
      add(byName.get((textOf(place) ?? '').split(':')[0] ?? ''), {service, place, below: 'links'}, 'links');
  }
  // What has a port for itself and publishes none is for others.
  for (const service of context.services.length > 1 ? context.services : []) {
    const {name = '', key} = namedPort(service) ?? {};
    if (key) add(service, {service, place: key, below: `environment.${name}`, certainty: 'likely'}, name);
  }
  // An address may be in a file that isn't here.
  for (const service of context.services.filter((one) => hasUnreadFile(one, context)))
    for (const other of context.services.filter((one) => protocolAt(imagePort(one, context) ?? 0, one, context))) {
      const {key: place} = service.value.entries.get('env_file') ?? service;
      add(other, {service, place, below: 'env_file', certainty: 'likely'}, 'env_file');
    }
  return [...found.values()];
}

const useOf =
  (kind: 'alias' | 'other'): FindGap =>
  (context) => {
    const names = otherNames(context, kind);
    if (names.size === 0) return [];
    return addressesOf(context).flatMap((address) => {
      const other = names.get(address.host);
      return other && other !== address.service
        ? [{...hitOf(address, {OTHER: other.name, PORT: String(address.port)}), subject: address.host}]
        : [];
    });
  };

/** Addresses that are only right on one machine. */
export const HOST_GAPS = {
  'service-without-port': (context) => {
    const named = addressesOfOthers(context).filter(({other}) => !isReachable(other));
    return [
      ...named.map(({address, other}) => {
        const port = address.port || portBeside(address.name, address.service) || unpublishedPort(other, context);
        const slots = {OTHER: other.name, CHANGE: `ports: [{target: ${port ?? 'NUMBER'}, mode: host}]`};
        return {...hitOf(address, slots), ...azureWay(other, context, port)};
      }),
      ...awaited(context, (name) => named.some(({other}) => other.name === name)),
    ];
  },

  'host-port-on-azure': (context) => {
    const isHidden = (other: Service) =>
      other.ports.length > 0 && ingressPorts(other).length === 0 && !isReachedElsewhere(other);
    const named = addressesOfOthers(context).filter(({other}) => isHidden(other));
    const byName = new Map(context.services.filter(isHidden).map((other) => [other.name, other]));
    for (const {other} of named) byName.delete(other.name);
    // Who waits for a service connects to it, by an address that its code has.
    const waiting: Hit[] = context.services.flatMap((service) =>
      dependenciesOf(service).flatMap(({name, place}) =>
        byName.delete(name)
          ? [{service, place, below: 'depends_on', subject: name, slots: {NAME: 'depends_on', OTHER: name}}]
          : [],
      ),
    );
    const byAddress = named.map(({address, other}) => hitOf(address, {OTHER: other.name}));
    return [...byAddress, ...waiting].map((hit) => {
      const other = context.services.find(({name}) => name === hit.slots?.OTHER)!;
      return {...hit, ...azureWay(other, context)};
    });
  },

  'public-port-inside': (context) =>
    addressesOfOthers(context).flatMap(({address, other}): Hit[] => {
      const {name, scheme} = address;
      const port = address.port || portBeside(name, address.service);
      const isPublic = other.ports.length > 0 && other.ports.every((one) => modeOf(one) === 'ingress');
      if (!isPublic || WEB_PORTS.has(port) || isReachedElsewhere(other) || FROM.test(name)) return [];
      // What isn't HTTP has its own gap, at the port.
      const isListed = other.ports.some(({target}) => target === port);
      const isHttp = /^(?:https?|wss?)?$/.test(scheme) && !(isListed && protocolAt(port, other, context));
      // The number on the machine doesn't work there either.
      if (!isHttp || (!isListed && other.ports.some(({published}) => published === String(port)))) return [];
      const slots = {OTHER: other.name, PORT: String(port), CHANGE: `ports: [{target: ${port}, mode: host}]`};
      const unlisted = context.input.provider === 'azure' ? 'unlisted-on-azure' : 'unlisted';
      const variant = isOfBrowser(name, context) ? 'browser' : isListed ? undefined : unlisted;
      return [{...hitOf(address, slots), variant}];
    }),

  'store-address-on-azure': (context) => [
    ...addressesOfOthers(context).flatMap(({address, other}): Hit[] => {
      const variant = other.managed.includes('redis') ? 'redis' : undefined;
      const isReplaced = other.managed.length === 0 || isReplacedOnAzure(address, other);
      return isReplaced ? [] : [{...hitOf(address, {OTHER: other.name}), variant}];
    }),
    ...context.services.flatMap((service) =>
      dependenciesOf(service).flatMap(({name: subject}): Hit[] => {
        const managed = context.services.find(({name}) => name === subject)?.managed ?? [];
        const address = managed.includes('redis') ? REDIS_ADDRESS : POSTGRES_ADDRESS;
        const {name = '', key} =
          service.environment.find((one) => address.test(one.name) && /^\$\{?\w+\}?$/.test(one.text ?? '$X')) ?? {};
        const hit = {below: `environment.${name}`, subject, slots: {NAME: name, OTHER: subject}, variant: 'config'};
        return managed.length > 0 && key ? [{service, place: key, ...hit}] : [];
      }),
    ),
  ],

  'store-without-tls': eachOther(({service, scheme, name}, other) => {
    // What reads `Host=…;Password=…` or `host=… password=…` takes TLS where a server has it.
    const isOfParts = /host\s*=[^]*\b(?:user|pass)/i.test(
      service.environment.find((one) => one.name === name)?.text ?? '',
    );
    const major = Number(/:(?:pg)?(\d+)/.exec(other.image)?.[1] ?? 99);
    const isAsked = service.environment.some((one) => /SSL|TLS/i.test(`${one.name} ${one.text ?? ''}`));
    const isOfStore = other.managed.includes('postgres') && major >= 15 && scheme === '' && name !== 'command';
    return isOfStore && !isAsked && !isOfParts && {};
  }),

  /** The deployment makes a public address of one name in a value. */
  'second-name': (context) => {
    const replaced = hostReplacer(context);
    return eachOther(({service, name, scheme, below}, other) => {
      const text = [...service.environment, ...service.args].find((one) => one.name === name)?.text ?? '';
      const isPublic =
        /^(?:https|wss)$/.test(scheme) && ingressPorts(other).length > 0 && !/^(?:command|entry)/.test(below);
      return isPublic && replaced(text)?.name !== other.name && {};
    })(context);
  },

  /** Names that a link gives to a service, and that no value uses: the image of someone does. */
  'unused-alias': (context) => {
    const used = new Set([...context.services.map(({name}) => name), ...addressesOf(context).map(({host}) => host)]);
    return context.services.flatMap((service) =>
      itemsAt(service.value, 'links').flatMap((place): Hit[] => {
        const [target = '', alias = ''] = (textOf(place) ?? '').split(':');
        const isUnused = alias !== '' && !used.has(alias) && context.services.some(({name}) => name === target);
        return isUnused ? [{service, place, below: 'links', subject: alias, slots: {OTHER: target}}] : [];
      }),
    );
  },

  'other-name': useOf('other'),

  'network-alias': useOf('alias'),
} satisfies Record<string, FindGap>;
