import type {Context} from '../../context';
import {type Port, ingressPorts, modeOf} from '../../project/ports';
import type {Service} from '../../project/service';
import {type Place, at, child, isList, isMap, isScalar, pairsOf, textOf, textsOf} from '../../yaml/value';
import {hostEdit} from '../ports';
import {type FindGap, type Hit, factsOf} from './gap';
import {isSocket, mountsOf} from './mounts';

/** How a proxy finds a service. */
interface Route {
  subject: string;
  place: Place;
  below: string;
  port: string | undefined;
  domain: string | undefined;
}

const FIRST_HOST = /Host(?:SNI)?\(\s*[`"']?([a-z\d][\w.-]*\.[a-z]{2,})[`"']?/i;

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
    const domain = FIRST_HOST.exec(label.text ?? '')?.[1] ?? (label.name.startsWith('caddy') ? label.text : undefined);
    const deploy = child(value, 'deploy');
    const own = value.entries.get('labels')?.key;
    const place = own ?? (isMap(deploy) ? deploy.entries.get('labels')?.key : undefined) ?? label.key;
    const below = own ? 'labels' : 'deploy.labels';
    return {subject: label.name, place, below, port: port ?? upstream, domain: domain ?? undefined};
  }
  const host = environment.find(({name}) => name === 'VIRTUAL_HOST');
  if (!host) return undefined;
  const port = environment.find(({name}) => name === 'VIRTUAL_PORT')?.text ?? undefined;
  const domain = host.text?.split(',')[0];
  return {subject: host.name, place: host.key, below: 'environment.VIRTUAL_HOST', port, domain};
}

const isDomain = (text: string | undefined): text is string =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text ?? '') && !/\.(?:localhost|local|test|internal|lan|home)$/i.test(text ?? '');

/** Services that only a proxy publishes. */
const labelRouting: FindGap = ({services}) =>
  services.flatMap((service) => {
    const route = ingressPorts(service).length === 0 && !service.isStatic ? routeOf(service) : undefined;
    if (!route) return [];
    const [exposed] = textsOf(child(service.value, 'expose'));
    const port = route.port ?? exposed ?? (service.ports[0] && String(service.ports[0].target)) ?? 'NUMBER';
    const change = [`ports: ["${port}"]`, ...(isDomain(route.domain) ? [`domainname: ${route.domain}`] : [])];
    return [{service, ...route, slots: {CHANGE: change}}];
  });

const isRoutingProxy = (service: Service, context: Context): boolean =>
  factsOf(context).routingProxies.some((name) => {
    const image = service.image.replace(/[:@].*$/, '');
    return image === name || image.endsWith(`/${name}`);
  });

/** What listens on a public port if it doesn't speak HTTP. */
export const protocolOf = (port: Port, context: Context): string | undefined =>
  modeOf(port) === 'ingress' && !['http', 'http2', 'grpc'].includes(port.protocol)
    ? factsOf(context).tcpPorts[port.target]
    : undefined;

/** Whether the file says itself which kind of HTTP it is. */
function hasProtocol({value}: Service, {index}: Port): boolean {
  const ports = child(value, 'ports');
  return isList(ports) && child(ports.items[index], 'app_protocol') !== undefined;
}

const isJob = ({value}: Service): boolean => textOf(child(value, 'restart')) === 'no';

const hostNetwork: FindGap = ({services}) =>
  services.flatMap((service) => {
    const entry = service.value.entries.get('network_mode');
    if (!entry || textOf(entry.value) !== 'host' || service.ports.length > 0 || isJob(service)) return [];
    return [{service, place: entry.key, below: 'network_mode', subject: 'network_mode: host'}];
  });

/** A network of another project, with a name that says that its proxy comes from there. */
function proxyNetwork({value}: Service, {root}: Context): string | undefined {
  const networks = child(value, 'networks');
  const names = isMap(networks) ? [...networks.entries.keys()] : textsOf(networks);
  return names.find((name) => {
    const external = at(root, 'networks', name, 'external');
    const isExternal = isMap(external) || (isScalar(external) && external.value === true);
    const own = textOf(at(root, 'networks', name, 'name')) ?? name;
    return isExternal && /proxy|traefik|caddy|nginx|ingress|edge|web|public/i.test(`${name} ${own}`);
  });
}

/** How a service can be reached from outside on the reader's machine. */
function wayIn(service: Service, context: Context): Omit<Hit, 'service'> | undefined {
  const [port] = service.ports.filter(({index, isShort, published}) => index >= 0 && (isShort || published));
  if (port)
    return {
      place: port.place,
      below: `ports.${port.index}`,
      subject: `localhost:${port.published || port.target}`,
    };
  const network = proxyNetwork(service, context);
  const entry = service.value.entries.get('networks');
  return network && entry ? {place: entry.key, below: 'networks', subject: network} : undefined;
}

const isClosed = ({services}: Context): boolean =>
  services.length > 0 &&
  !services.some(
    (service) => ingressPorts(service).length > 0 || service.isStatic || service.isPartial || service.isModelProvider,
  );

/** The first way in of a file without a public service. Other gaps have their own say about some of them. */
function closedWay(context: Context): Hit | undefined {
  if (!isClosed(context) || labelRouting(context).length > 0 || hostNetwork(context).length > 0) return undefined;
  for (const service of context.services) {
    const way = wayIn(service, context);
    if (way) return {service, ...way};
  }
  return undefined;
}

/** Ports of containers; the managed stores of a cloud are always private. */
const isOpenToSome = ({service: {ports, managed}}: Hit): boolean => ports.length > 0 && managed.length === 0;

const onlyIf =
  (isWanted: (hit: Hit) => boolean): FindGap =>
  (context) => {
    const hit = closedWay(context);
    return hit && isWanted(hit) ? [hit] : [];
  };

/** What shows that a service without ports is a server. */
function signOfServer({value, environment}: Service): Omit<Hit, 'service'> | undefined {
  const health = value.entries.get('healthcheck');
  const expose = value.entries.get('expose');
  const port = environment.find(({name, text}) => name === 'PORT' && text);
  if (expose) return {place: expose.key, below: 'expose', subject: 'expose'};
  if (health && textsOf(child(health.value, 'test')).some((word) => /https?:\/\//.test(word)))
    return {place: health.key, below: 'healthcheck', subject: 'healthcheck'};
  return port && {place: port.key, below: 'environment.PORT', subject: 'PORT'};
}

/** How requests reach services only on one machine. */
export const REACH_GAPS = {
  'label-routing': labelRouting,

  /** Proxies that ask Docker: those with its socket, or with services that only they publish. */
  'label-proxy': (context) => {
    const hasRoutes = labelRouting(context).length > 0;
    return context.services.flatMap((service) => {
      if (!isRoutingProxy(service, context) || !(hasRoutes || mountsOf(service).some(isSocket))) return [];
      const place = service.value.entries.get('image')?.key ?? service.key;
      return [{service, place, below: 'image', subject: service.image}];
    });
  },

  'non-http-port': (context) =>
    context.services.flatMap((service) =>
      service.ports.flatMap((port) => {
        const subject = protocolOf(port, context);
        if (!subject || port.index < 0 || hasProtocol(service, port)) return [];
        const edits = context.input.provider === 'azure' ? [] : hostEdit(port, context);
        const slots = {PORT: String(port.target)};
        return [{service, place: port.place, below: `ports.${port.index}`, subject, slots, edits}];
      }),
    ),

  'host-network': hostNetwork,

  'shared-network': ({services}) =>
    services.flatMap((service) => {
      const entry = service.value.entries.get('network_mode');
      const other = /^(?:service|container):(.+)$/.exec(textOf(entry?.value) ?? '')?.[1];
      return entry && other ? [{service, place: entry.key, below: 'network_mode', subject: other}] : [];
    }),

  'only-host-ports': onlyIf(isOpenToSome),

  'nothing-public': onlyIf((hit) => !isOpenToSome(hit)),

  'only-private': (context) => {
    if (!isClosed(context) || closedWay(context)) return [];
    if (labelRouting(context).length > 0 || hostNetwork(context).length > 0) return [];
    for (const service of context.services) {
      const sign = service.ports.length === 0 && signOfServer(service);
      if (sign) return [{service, ...sign}];
    }
    return [];
  },
} satisfies Record<string, FindGap>;
