import type {Context, ProjectRule, ServiceRule} from '../context';
import {type Service, memoryOf, reservationsOf} from '../project/service';
import {bytesOf} from '../shapes/formats';
import {at, child, entryAt, textOf} from '../yaml/value';
import {inService, linkToKey} from './places';

const MIB = 1024 ** 2;

interface Size {
  key: 'replicas' | 'cpus' | 'memory';
  wanted: number;
  most: number | undefined;
  /** The limit as the data writes it. */
  shown: string;
  slots: Record<string, string>;
}

/** What a service asks for that providers limit. */
function sizesOf(service: Service, {rules, input}: Context): Size[] {
  const {replicas, cpus, memory} = rules.resources.limits[input.provider] ?? {};
  const bytes = memory === undefined ? undefined : (bytesOf(memory) ?? undefined);
  const reserved = memoryOf(service);
  const mib = (size: number): string => String(Math.floor(size / MIB));
  const number = (text: string | undefined): number => Number(text ?? 0) || 0;
  const counted = (key: 'replicas' | 'cpus', text: string | undefined, most: number | undefined): Size => ({
    key,
    wanted: number(text),
    most,
    shown: String(most),
    slots: {N: String(most)},
  });
  return [
    counted('replicas', textOf(at(service.value, 'deploy', 'replicas')), replicas),
    counted('cpus', textOf(child(reservationsOf(service), 'cpus')), cpus),
    {
      key: 'memory',
      wanted: reserved,
      most: bytes,
      shown: memory ?? '',
      slots: {SIZE: mib(reserved), LIMIT: mib(bytes ?? 0)},
    },
  ];
}

/** A service that asks for more than the provider allows. */
export const sizeLimits: ServiceRule = (service, context) => {
  const {rules, input, report} = context;
  const effect = rules.resources.limits[input.provider]?.effect;
  if (!effect || service.managed.length > 0) return;
  const section = at(service.value, 'deploy', 'resources', 'reservations') ? 'reservations' : 'limits';
  for (const {key, wanted, most, shown, slots} of sizesOf(service, context)) {
    if (most === undefined || wanted <= most) continue;
    const path = key === 'replicas' ? 'deploy.replicas' : `deploy.resources.${section}.${key}`;
    const where = {
      ...inService(service, entryAt(service.value, ...path.split('.'))?.key ?? service.key, path),
      link: linkToKey('deploy', key === 'replicas' ? key : `resources.reservations.${key}`),
    };
    // The CLI accepts such a file; the control plane refuses it, depending on the workspace's plan.
    if (effect === 'refused') report.say(`quota-${key}`, where, slots);
    else report.say(`limit-${key}`, where, {LIMIT: shown});
  }
};

/** A project with more services than the provider allows. */
export const serviceLimit: ProjectRule = ({services, rules, input, report}) => {
  const most = rules.resources.limits[input.provider]?.services;
  const [first] = services.slice(most ?? services.length);
  if (most === undefined || !first) return;
  const slots = {LIMIT: String(most), COUNT: String(services.length)};
  report.say('limit-services', {place: first.key, path: 'services', service: first.name}, slots);
};
