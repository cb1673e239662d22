import type {Context} from '../../context';
import {isPublic} from '../../plan/facts';
import {type Port, ingressPorts, modeOf} from '../../project/ports';
import {isStateful} from '../../project/image';
import {type Service, isJob} from '../../project/service';
import {type Place, at, child, entryAt, isExternal, itemsOf, namesIn, pairsOf, textOf, textsOf} from '../../yaml/value';
import {hostEdit} from '../ports';
import {type FindGap, type Hit, each, factsOf, imagePort, isAdminTool, isDebugging, ofKey, protocolAt} from './gap';
import {isSocket, mountsOf} from './mount';

/** How a proxy finds a service. */
interface Route {
  subject: string;
  place: Place;
  below: string;
  port: string | undefined;
}

/** The label or variable by which a proxy finds a service, with the port and the domain that it names. */
function routeOf({value, environment}: Service): Route | undefined {
  const labels = [...pairsOf(child(value, 'labels')), ...pairsOf(at(value, 'deploy', 'labels'))];
  if (labels.some(({name, text}) => name === 'traefik.enable' && text === 'false')) return undefined;
  const label =
    labels.find(({name}) => /^traefik\.(?:http|tcp)\.routers\..+\.rule$/.test(name)) ??
    labels.find(({name}) => name === 'traefik.enable' || /^caddy(?:_\d+)?$/.test(name));
  if (label) {
    const port = labels.find(({name}) => /loadbalancer\.server\.port$/.test(name))?.text;
    const upstream = labels.map(({text}) => /upstreams (\d+)\}\}/.exec(text ?? '')?.[1]).find(Boolean);
    const own = value.entries.get('labels')?.key;
    const place = own ?? entryAt(value, 'deploy', 'labels')?.key ?? label.key;
    const below = own ? 'labels' : 'deploy.labels';
    return {subject: label.name, place, below, port: port ?? upstream};
  }
  const host = environment.find(({name, text}) => name === 'VIRTUAL_HOST' && text);
  if (!host) return undefined;
  const port = environment.find(({name}) => name === 'VIRTUAL_PORT')?.text ?? undefined;
  return {subject: host.name, place: host.key, below: 'environment.VIRTUAL_HOST', port};
}

const HOST_RULE = /\bHost(?:SNI)?\(([^)]*)\)/gi;

/** The domains by which a proxy knows a service, and those that it sends on from there. */
export function domainsOf({value, environment}: Service): string[] {
  const labels = [...pairsOf(child(value, 'labels')), ...pairsOf(at(value, 'deploy', 'labels'))];
  const named = [...labels, ...environment].flatMap(({name, text}) => {
    if (/^caddy(?:_\d+)?$|^VIRTUAL_HOST$/.test(name)) return text ?? [];
    return /\.rule$/.test(name) ? [...(text ?? '').matchAll(HOST_RULE)].map(([, hosts = '']) => hosts) : [];
  });
  const isKnown = (host: string) => isDomain(host) || /^[\w.-]*\$\{\w+\}$/.test(host);
  return [...new Set(named.flatMap((hosts) => hosts.split(/[\s,`"']+/)).filter(isKnown))];
}

const isDomain = (text: string): boolean =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text) && !/\.(?:localhost|local|test|internal|lan|home)$/i.test(text);

export const labelRouting = each((service, context) => {
  const isOpen = ingressPorts(service).some((port) => !protocolOf(port, service, context));
  const route = isOpen || service.isStatic ? undefined : routeOf(service);
  if (!route) return undefined;
  const [exposed] = textsOf(child(service.value, 'expose'));
  const known = service.ports[0]?.target ?? imagePort(service, context);
  const port = route.port ?? exposed ?? (known ? String(known) : 'NUMBER');
  const [domain] = domainsOf(service);
  const change = [`ports: ["${port}"]`, ...(domain ? [`domainname: ${domain}`] : [])];
  return {...route, slots: {CHANGE: change}, variant: isAdminTool(service, context) ? 'tool' : undefined};
});

const isRoutingProxy = (service: Service, context: Context): boolean =>
  factsOf(context).routingProxies.some((name) => {
    const image = service.image.replace(/[:@].*$/, '');
    return image === name || image.endsWith(`/${name}`);
  });

/** What listens on a public port if it doesn't speak HTTP. */
export const protocolOf = (port: Port, service: Service, context: Context): string | undefined =>
  modeOf(port) === 'ingress' && !['http', 'http2', 'grpc'].includes(port.protocol)
    ? protocolAt(port.target, service, context)
    : undefined;

const hostNetwork = each((service) => {
  const isOnHost = textOf(child(service.value, 'network_mode')) === 'host';
  return (
    isOnHost && service.ports.length === 0 && !isJob(service) && ofKey(service, 'network_mode', 'network_mode: host')
  );
});

/** Whether a network is of another project, with a name that says that a proxy comes from there. */
export function isProxyNetwork(name: string, {root}: Pick<Context, 'root'>): boolean {
  const own = textOf(at(root, 'networks', name, 'name')) ?? name;
  const isOfProxy = /proxy|traefik|caddy|nginx|ingress|edge|web|public/i.test(`${name} ${own}`);
  return isOfProxy && isExternal(at(root, 'networks', name));
}

/** How a service can be reached from outside on the reader's machine. */
function wayIn(service: Service, context: Context) {
  const {managed, ports} = service;
  const port = ports.find(({index, isShort, published}) => index >= 0 && (isShort || published || managed.length > 0));
  if (port) {
    const subject = `localhost:${port.published || port.target}`;
    // Of a port that isn't a host port, the network keeps visitors away.
    return {
      place: port.place,
      below: `ports.${port.index}`,
      subject,
      variant: modeOf(port) === 'ingress' ? 'network' : undefined,
    };
  }
  const network = namesIn(child(service.value, 'networks')).find((name) => isProxyNetwork(name, context));
  return network === undefined ? undefined : ofKey(service, 'networks', network);
}

/** Whether visitors have a name for a service that the file gives it. */
const hasName = ({value}: Service): boolean =>
  textOf(child(value, 'domainname')) !== undefined || at(value, 'networks', 'default', 'aliases') !== undefined;

const isClosed = (context: Context): boolean =>
  context.services.length > 0 &&
  !context.services.some(
    (service) =>
      isPublic(service, context) ||
      service.isStatic ||
      service.isPartial ||
      service.isModelProvider ||
      service.portProblems.length > 0,
  );

/** How far a hit is from what visitors use: a port for them, and a service that keeps nothing for others. */
const distanceOf = ({variant, service: {image, stores}}: Hit, context: Context): number =>
  (variant ? 0 : 2) + Number(stores.length > 0 || isStateful(image, factsOf(context)));

/** The service of a file without a public one that shows something. Other gaps have their own say about some. */
const firstOfClosed =
  (find: Parameters<typeof each>[0]): FindGap =>
  (context) =>
    isClosed(context) && labelRouting(context).length === 0 && hostNetwork(context).length === 0
      ? [...each(find)(context)].sort((one, other) => distanceOf(one, context) - distanceOf(other, context)).slice(0, 1)
      : [];

const closedWay = firstOfClosed(wayIn);

/** Ports of containers; the managed stores of a cloud are always private. */
const isOpenToSome = ({service: {ports, managed}}: Hit): boolean => ports.length > 0 && managed.length === 0;

/** What shows that a service without ports is a server. */
function signOfServer(service: Service, context: Context) {
  const {value, environment, ports} = service;
  if (ports.length > 0) return undefined;
  const port = environment.find(({name, text}) => name === 'PORT' && text);
  if (value.entries.has('expose')) return ofKey(service, 'expose', 'expose');
  if (textsOf(at(value, 'healthcheck', 'test')).some((word) => /https?:\/\//.test(word)))
    return ofKey(service, 'healthcheck', 'healthcheck');
  if (port) return {place: port.key, below: 'environment.PORT', subject: 'PORT'};
  const known = imagePort(service, context);
  return known && !protocolAt(known, service, context) ? ofKey(service, 'image', service.image) : undefined;
}

const onlyPrivate: FindGap = (context) => (closedWay(context).length > 0 ? [] : firstOfClosed(signOfServer)(context));

/** Where .NET says that it speaks HTTPS. */
const SECURE_URL = /https:\/\/[^;:]*:(\d+)/g;

/** `https_port 6443` of Caddy, and variables of that name. */
const HTTPS_PORT = /\b(?:https|ssl|tls)_?port\W+(\d{2,5})\b/i;

/** Whether a service speaks HTTPS on a port, with a certificate of its own. */
export const isSecure = (target: number, {environment, ports, value}: Service): boolean =>
  target === 443 ||
  new RegExp(`https://[^/\\s]*:${target}\\b`).test(textsOf(at(value, 'healthcheck', 'test')).join(' ')) ||
  (target !== 80 && ports.every((port) => port.target !== target || port.published === '443')) ||
  environment.some(({name, text}) => Number(HTTPS_PORT.exec(`${name} ${text}`)?.[1]) === target) ||
  environment.some(({name, text}) =>
    name === 'ASPNETCORE_URLS'
      ? [...(text ?? '').matchAll(SECURE_URL)].some(([, port]) => Number(port) === target)
      : name === 'ASPNETCORE_HTTPS_PORTS' && (text ?? '').split(';').map(Number).includes(target),
  );

/** The public port at which a service only speaks HTTPS. */
function secureIngress(service: Service, {input}: Context): Port | undefined {
  const open = ingressPorts(service).filter(({index}) => index >= 0);
  return (input.provider === 'azure' ? open.slice(0, 1) : open).find(({target}) => isSecure(target, service));
}

/** Whether a public port is for something else than HTTP. Azure takes the first one: others matter only if the image has no more important one. */
function isNotHttp(port: Port, service: Service, context: Context): boolean {
  // The file may say itself which kind of HTTP it is.
  const hasProtocol = child(itemsOf(child(service.value, 'ports'))[port.index], 'app_protocol') !== undefined;
  if (port.index < 0 || hasProtocol || !protocolOf(port, service, context)) return false;
  const isReached = context.input.provider !== 'azure' || ingressPorts(service)[0] === port;
  return isReached || imagePort(service, context) === port.target;
}

export const REACH_GAPS = {
  'compose-profiles': ({inactive, values}) => {
    const wanted = (values.get('COMPOSE_PROFILES') ?? '').split(',').map((name) => name.trim());
    return inactive.flatMap((service) => {
      const names = textsOf(child(service.value, 'profiles'));
      const isWanted = wanted.includes('*') || names.some((name) => wanted.includes(name));
      return isWanted ? [{service, ...ofKey(service, 'profiles', 'COMPOSE_PROFILES')}] : [];
    });
  },

  'label-routing': labelRouting,

  /** Proxies that ask Docker: those with its socket, or with services that only they publish. */
  'label-proxy': (context) => {
    const hasRoutes = labelRouting(context).length > 0;
    return each((service) => {
      const hasWork = hasRoutes || mountsOf(service).some(isSocket);
      return (
        hasWork && isRoutingProxy(service, context) && {...ofKey(service, 'image', service.image), leavesOut: true}
      );
    })(context);
  },

  'non-http-port': each((service, context) =>
    service.ports.flatMap((port) => {
      const subject = protocolOf(port, service, context);
      if (!subject || !isNotHttp(port, service, context)) return [];
      const variant = isDebugging(subject) ? 'debugger' : undefined;
      const edits = variant || context.input.provider === 'azure' ? [] : hostEdit(port, context);
      const slots = {PORT: String(port.target)};
      return [{place: port.place, below: `ports.${port.index}`, subject, slots, edits, variant}];
    }),
  ),

  /** The load balancer has the certificate, and speaks HTTP with all of its ports. On Azure it takes only the first one. */
  'https-port': each((service, context) => {
    const secure = secureIngress(service, context);
    const slots = {PORT: String(secure?.target)};
    return secure && {place: secure.place, below: `ports.${secure.index}`, subject: service.name, slots};
  }),

  'host-network': hostNetwork,

  'shared-network': each((service) => {
    const other = /^(?:service|container):(.+)$/.exec(textOf(child(service.value, 'network_mode')) ?? '')?.[1];
    return other !== undefined && ofKey(service, 'network_mode', other);
  }),

  'only-host-ports': (context) => closedWay(context).filter(isOpenToSome),

  'nothing-public': (context) =>
    closedWay(context)
      .filter((hit) => !isOpenToSome(hit))
      .map((hit) => ({...hit, variant: hit.service.managed.length > 0 ? 'store' : undefined})),

  'only-private': onlyPrivate,

  /** AWS's load balancer chooses a service by its host name: those without one share the balancer's own. */
  'one-address': (context) => {
    const unnamed = context.services.filter(
      (service) => !hasName(service) && ingressPorts(service).some((port) => !protocolOf(port, service, context)),
    );
    const slots = {OTHER: unnamed.map(({name}) => name)};
    const hits = unnamed.map((service) => ({service, ...ofKey(service, 'ports', service.name), slots}));
    return hits.length > 1 ? hits : [];
  },

  /** Google Cloud takes one public port of a service that has several, and Azure the first one. */
  'several-ingress': each((service, context) => {
    const isAzure = context.input.provider === 'azure';
    const open = ingressPorts(service).filter(({index}) => index >= 0);
    // What another gap takes away doesn't count, and on Azure it may be the first.
    const isTold = (port: Port) => port === secureIngress(service, context) || isNotHttp(port, service, context);
    const [, ...others] = open.filter((port, at) => (isAzure && at === 0) || !isTold(port));
    const plain = others.filter(({target}) => !isSecure(target, service));
    const variant = plain.length === 0 ? 'secure' : undefined;
    const slots = {PORT: (variant ? others : plain).map(({target}) => String(target))};
    return others.map(({place, index}) => ({place, below: `ports.${index}`, subject: service.name, slots, variant}));
  }),
} satisfies Record<string, FindGap>;
