import {type MapValue, type Place, type Value, child, isList, isMap, isScalar, textOf} from '../yaml/value';

/** A port as the tool sees it, after its short form is read. */
export interface Port {
  target: number;
  /** Empty where none is given. */
  published: string;
  hostIp: string;
  protocol: string;
  mode: string;
  place: Place;
  /** Where the mode is written, if it is. */
  modePlace?: Place;
  index: number;
  isShort: boolean;
}

export interface PortProblem {
  place: Place;
  index: number;
  message: string;
}

const MAX_PORT = 65_535;
const RANGE = /^(\d+)(?:-(\d+))?/;

/** First and last of `8000-8003`, or null. */
function rangeOf(text: string): {first: number; last: number} | null {
  const [, start = '', end] = RANGE.exec(text) ?? [];
  if (!start || !/^\d+(?:-\d+)*$/.test(text)) return null;
  const [first, last] = [Number(start), Number(end ?? start)];
  return first <= MAX_PORT && last <= MAX_PORT && first <= last ? {first, last} : null;
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;
const isAddress = (text: string): boolean => IPV4.test(text) || (/^[\da-f:.]+$/i.test(text) && text.includes(':'));

/** Steps of a range. Of a huge range only both ends are kept: that's where problems show. */
const steps = (count: number): number[] =>
  count <= 200 ? Array.from({length: count + 1}, (_, step) => step) : [0, 1, count - 1, count];

type Spec = Omit<Port, 'place' | 'index' | 'isShort' | 'modePlace'>;

/**
 * Reads the short form of a port: `80`, `8080:80`, `127.0.0.1:8080:80/udp`, `3000-3005`.
 *
 * @returns the ports, or what the tool says
 */
export function parsePort(spec: string): Spec[] | string {
  const parts = spec.split(':');
  const last = parts.pop() ?? '';
  const host = parts.pop() ?? '';
  const ip = parts.join(':').replace(/^\[(.*)\]$/, '$1');
  const [container = '', written = ''] = last.split('/');
  const protocol = (written || 'tcp').toLowerCase();
  if (ip && !isAddress(ip)) return `invalid IP address: ${ip}`;
  if (!container) return `no port specified: ${spec}<empty>`;
  const targets = rangeOf(container);
  if (!targets) return `invalid containerPort: ${container}`;
  const hosts = host ? rangeOf(host) : null;
  if (host && !hosts) return `invalid hostPort: ${host}`;
  const count = targets.last - targets.first;
  if (hosts && hosts.last - hosts.first !== count && count > 0)
    return `invalid ranges specified for container and host Ports: ${container} and ${host}`;
  if (!['tcp', 'udp', 'sctp'].includes(protocol)) return `invalid proto: ${written}`;
  return steps(count).map((step) => ({
    target: targets.first + step,
    published: !hosts ? '' : count === 0 && hosts.first !== hosts.last ? host : String(hosts.first + step),
    hostIp: ip,
    protocol,
    mode: 'ingress',
  }));
}

const missingTarget = (service: string, index: number): string =>
  `service ports services.${service}.ports.[${index}] is missing a target port`;

function longPort(item: MapValue, index: number): Port {
  const mode = child(item, 'mode');
  return {
    target: Number(textOf(child(item, 'target'))),
    published: textOf(child(item, 'published')) ?? '',
    hostIp: textOf(child(item, 'host_ip')) ?? '',
    protocol: textOf(child(item, 'protocol')) ?? 'tcp',
    mode: textOf(mode) ?? 'ingress',
    place: item,
    ...(mode ? {modePlace: mode} : {}),
    index,
    isShort: false,
  };
}

/** Without the ports that are the same once the tool has written the project and read it again: the last one stays. */
export function distinctPorts(ports: Port[]): Port[] {
  const keyOfAny = ({hostIp, published, target, protocol}: Port): string =>
    `${hostIp || '0.0.0.0'}:${published}:${target}/${protocol}`;
  return [...new Map(ports.map((port) => [keyOfAny(port), port])).values()];
}

/** What makes two ports the same to the loader. It treats `published: 80` and `published: "80"` as different. */
function keyOf(port: Port, item: Value): string {
  const published = child(item, 'published');
  const isNumber = isScalar(published) && typeof published.value === 'number';
  return `${port.hostIp || '0.0.0.0'}:${isNumber ? 'number ' : ''}${port.published}:${port.target}/${port.protocol}`;
}

/** The ports of one entry of `ports`, or the loader's message about it. */
function readEntry(item: Value, index: number, service: string): Port[] | string {
  if (isMap(item)) {
    const port = longPort(item, index);
    if (!child(item, 'target')) return missingTarget(service, index);
    if (Number.isNaN(port.target)) return [];
    if (port.target < 0)
      return `decoding failed due to the following error(s):\n\n'services[${service}].ports[${index}].target' cannot parse value as 'uint32': ${port.target} overflows uint`;
    if (port.hostIp && !isAddress(port.hostIp))
      return `services.${service}.ports.[]: invalid ip address: ${port.hostIp}`;
    return [port];
  }
  if (!isScalar(item)) return [];
  if (typeof item.value === 'number' && !item.isInteger)
    return `services.${service}.ports: invalid type float64 for port`;
  const parsed = parsePort(textOf(item) ?? '');
  if (typeof parsed === 'string') return parsed;
  if (parsed.some(({target}) => target === 0)) return missingTarget(service, index);
  return parsed.map((spec) => ({...spec, place: item, index, isShort: true}));
}

/** Ports of a service, each once, and the entries that the loader can't read. */
export function readPorts(value: Value | undefined, service: string): {ports: Port[]; problems: PortProblem[]} {
  const ports = new Map<string, Port>();
  const problems: PortProblem[] = [];
  for (const [index, item] of (isList(value) ? value.items : []).entries()) {
    const read = readEntry(item, index, service);
    if (typeof read === 'string') problems.push({place: item, index, message: read});
    else for (const port of read) ports.set(keyOf(port, item), port);
  }
  return {ports: [...ports.values()], problems};
}

/** Mode of a port after UDP has been moved past the load balancer. */
export const modeOf = (port: Port): string =>
  port.protocol === 'udp' && (port.mode === 'ingress' || port.mode === '') ? 'host' : port.mode || 'ingress';

/** Ports that are open to the internet. */
export const ingressPorts = ({ports}: {ports: Port[]}): Port[] => ports.filter((port) => modeOf(port) === 'ingress');
