import {linkToKey} from '../../data/compose/key-id';
import type {Context, ServiceRule} from '../context';
import {replacePlace} from '../fix';
import {type Port, distinctPorts, ingressPorts, modeOf} from '../project/ports';
import {type Service, isInDefaultNetwork} from '../project/service';
import type {Remark} from '../report';
import type {Edit} from '../types';
import {child, isScalar} from '../yaml/value';
import {effectAt} from './engine-remark';
import {keyOf} from './keys';
import {atKey, inService, says} from './places';

const PROTOCOLS = ['tcp', 'udp', 'http', 'http2', 'grpc'];
export const MAX_TARGET = 32_767;

const slotsOf = ({target}: Port) => ({PORT: String(target)});

export const atPort = (service: Service, {place, index}: Port, key?: string): Remark => ({
  ...inService(service, place, index < 0 ? 'ports' : `ports.${index}`),
  ...(key && {link: linkToKey('ports', key)}),
});

/** Reports the first problem of a port, in the order in which the tool checks. */
function judgePort(service: Service, port: Port, {report}: Context): void {
  const slots = slotsOf(port);
  if (!(port.target >= 1 && port.target <= MAX_TARGET))
    report.say('port-target-range', atPort(service, port, 'target'), slots);
  else if (port.hostIp) report.say('port-host-ip', atPort(service, port, 'host_ip'), slots);
  else if (!PROTOCOLS.includes(port.protocol))
    report.say('port-protocol', atPort(service, port, 'protocol'), {...slots, VALUE: port.protocol});
}

/** Numbers that Go's `ParseUint(…, 10, 16)` accepts. */
const isPortNumber = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= 65_535;

/** ID of the message about `published`, and the value it quotes; null if there's no problem. */
function publishedProblem({published, target}: Port): {id: string; value: string} | null {
  if (!published) return null;
  const cut = published.indexOf('-');
  const [start, end] = cut < 0 ? [published] : [published.slice(0, cut), published.slice(cut + 1)];
  if (!isPortNumber(start ?? '')) return {id: 'published-range-start', value: start ?? ''};
  if (end === undefined)
    return Number(start) === target ? null : {id: 'published-not-equal-to-target', value: published};
  if (!isPortNumber(end)) return {id: 'published-range-end', value: end};
  if (Number(start) > Number(end)) return {id: 'published-range-order', value: published};
  if (target < Number(start) || target > Number(end)) return {id: 'published-range-without-target', value: published};
  return null;
}

const portValues: ServiceRule = (service, context) => {
  const {report} = context;
  for (const port of service.ports) {
    const PORT = String(port.target);
    if (port.mode === '') report.say('port-without-mode', atPort(service, port, 'mode'), {PORT});
    else if (port.mode !== 'host' && port.mode !== 'ingress')
      report.say('port-mode', atPort(service, port, 'mode'), {PORT, VALUE: port.mode});
    judgePort(service, port, context);
    const problem = publishedProblem(port);
    if (problem) report.say(problem.id, atPort(service, port, 'published'), {PORT, VALUE: problem.value});
  }
};

/** Writes `mode: host`, where the port is written in a form that has room for it. */
export function hostEdit({modePlace, place, isShort, target, published, protocol}: Port, {report}: Context): Edit[] {
  if (modePlace) return [replacePlace(modePlace, 'host')];
  if (!isShort || !/^["']?\d+(?::\d+)?(?:\/udp)?["']?$/.test(report.sourceOf(place))) return [];
  const more = `${published && `, published: "${published}"`}${protocol === 'udp' ? ', protocol: udp' : ''}`;
  return [replacePlace(place, `{target: ${target}${more}, mode: host}`)];
}

/** What the engine does with host ports, and with ingress ports after the first, and the words for that. */
function engineEffect({managed, isModelProvider, isPartial}: Service, context: Context) {
  const key = managed.length > 0 || isModelProvider || isPartial ? undefined : keyOf('ports.mode', context);
  return key && effectAt(key, context.input.provider);
}

export const PORT_RULES: ServiceRule[] = [
  portValues,
  ...says({
    'udp-port-defaults-to-host': (service, context) =>
      service.ports
        .filter((port) => port.protocol === 'udp' && port.mode !== 'host' && modeOf(port) === 'host')
        .map((port) => ({...atPort(service, port, 'mode'), edits: hostEdit(port, context), slots: slotsOf(port)})),
    'duplicate-target-port': (service) => {
      const ports = distinctPorts(service.ports);
      return ports
        .filter((port, index) => ports.findIndex(({target}) => target === port.target) < index)
        .map((port) => ({...atPort(service, port, 'target'), slots: slotsOf(port)}));
    },
    'engine-port-dropped': (service, context) => {
      const {effect, note: NOTE = ''} = engineEffect(service, context) ?? {};
      const [first] = ingressPorts(service);
      return (effect === 'limited' ? service.ports : [])
        .filter((port) => port !== first)
        .map((port) => ({
          ...atPort(service, port),
          slots: {NUMBER: String(port.target), NOTE},
          id: service.stores.length > 0 ? 'engine-store-dropped' : undefined,
        }));
    },
    'engine-host-port': (service, context) => {
      const {effect, note: NOTE = ''} = engineEffect(service, context) ?? {};
      const isShut = context.input.provider === 'aws' && !isInDefaultNetwork(service);
      const open = effect === 'depends' && !isShut && service.ports.find((port) => modeOf(port) !== 'ingress');
      return open && {...atPort(service, open), slots: {NOTE}};
    },
    'domainname-needs-ingress': (service) => {
      const domain = child(service.value, 'domainname');
      const isReached = service.isStatic || service.isPartial || ingressPorts(service).length > 0;
      if (!isScalar(domain) || !domain.value || isReached) return false;
      return {...atKey(service, 'domainname'), slots: {DOMAIN: String(domain.value)}};
    },
  }),
];
