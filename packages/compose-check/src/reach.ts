import type {Context} from './context';
import {addressesOf} from './judge/gaps/addresses';
import type {Finding, Reach, ServiceOutcome} from './types';

/** Gaps that say that one service can't reach another. */
const CLOSED = new Set(
  ['service-without-port', 'host-port-on-azure', 'public-port-inside', 'localhost', 'other-name'].map(
    (id) => `gap:${id}`,
  ),
);

/** Gaps that say that visitors can't reach a service. */
const UNREACHED = new Set(['label-routing', 'host-network', 'nothing-public', 'only-private'].map((id) => `gap:${id}`));

/** More wires are no picture. */
const MOST = 40;

/** Who reaches whom: the internet its public services, and services those that their values name. */
export function reachOf(context: Context, findings: readonly Finding[], services: readonly ServiceOutcome[]): Reach[] {
  const wanted = new Set(findings.flatMap(({rule, service}) => (UNREACHED.has(rule) ? [service] : [])));
  const wires: Reach[] = services.map(({name, public: isPublic, openPorts}) => ({
    from: null,
    to: name,
    isOpen: isPublic || openPorts !== undefined,
    ...(!isPublic && openPorts && {by: `port ${openPorts.join(', ')}`}),
    ...(!isPublic && !openPorts && wanted.has(name) ? {isWanted: true as const} : {}),
  }));
  const edges = new Set<string>();
  const add = (from: string, to: string, by: string, isOpen: boolean): void => {
    if (edges.has(`${from}\n${to}`)) return;
    edges.add(`${from}\n${to}`);
    wires.push({from, to, by, isOpen});
  };
  for (const {rule, severity, service, path, to} of findings)
    if (CLOSED.has(rule) && severity === 'wont-work' && service && to)
      add(service, to, path.split('.').at(-1) ?? '', false);
  const names = new Set(services.map(({name}) => name));
  for (const {service, host, name} of addressesOf(context))
    if (names.has(host) && host !== service.name) add(service.name, host, name, true);
  return wires.slice(0, MOST);
}
