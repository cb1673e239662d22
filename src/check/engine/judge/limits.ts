import type {Context, ProjectRule, ServiceRule} from '../context';
import {type Service, memoryOf, reservationsOf} from '../project/service';
import {bytesOf} from '../shapes/formats';
import {type Place, at, child, isMap, textOf} from '../yaml/value';
import {linkToKey} from './keys';

const MIB = 1024 ** 2;

interface Size {
  key: 'replicas' | 'cpus' | 'memory';
  wanted: number;
  most: number | undefined;
  /** The limit as the data writes it. */
  shown: string;
  path: string[];
  messageId: string;
  slots: Record<string, string>;
}

/** What a service asks for that providers limit. */
function sizesOf(service: Service, {rules, input}: Context): Size[] {
  const limits = rules.resources.limits[input.provider];
  if (!limits) return [];
  const {replicas, cpus, memory} = limits;
  const bytes = memory === undefined ? undefined : (bytesOf(memory) ?? undefined);
  const reserved = memoryOf(service);
  const mib = (size: number): string => String(Math.floor(size / MIB));
  const section = at(service.value, 'deploy', 'resources', 'reservations') ? 'reservations' : 'limits';
  const below = (key: string): string[] => ['deploy', 'resources', section, key];
  const number = (text: string | undefined): number => Number(text ?? 0) || 0;
  return [
    {
      key: 'replicas',
      wanted: number(textOf(at(service.value, 'deploy', 'replicas'))),
      most: replicas,
      shown: String(replicas),
      path: ['deploy', 'replicas'],
      messageId: 'quota-replicas',
      slots: {N: String(replicas)},
    },
    {
      key: 'cpus',
      wanted: number(textOf(child(reservationsOf(service), 'cpus'))),
      most: cpus,
      shown: String(cpus),
      path: below('cpus'),
      messageId: 'quota-cpus',
      slots: {N: String(cpus)},
    },
    {
      key: 'memory',
      wanted: reserved,
      most: bytes,
      shown: memory ?? '',
      path: below('memory'),
      messageId: 'quota-memory',
      slots: {SIZE: mib(reserved), LIMIT: mib(bytes ?? 0)},
    },
  ];
}

function placeOf(service: Service, path: string[]): Place {
  const parent = at(service.value, ...path.slice(0, -1));
  const entry = isMap(parent) ? parent.entries.get(path.at(-1) ?? '') : undefined;
  return entry?.key ?? service.key;
}

/** A service that asks for more than the provider allows. */
export const sizeLimits: ServiceRule = (service, context) => {
  const {rules, input, report} = context;
  const effect = rules.resources.limits[input.provider]?.effect;
  if (!effect || service.managed.length > 0) return;
  for (const {key, wanted, most, shown, path, messageId, slots} of sizesOf(service, context)) {
    if (most === undefined || wanted <= most) continue;
    const where = {
      place: placeOf(service, path),
      path: ['services', service.name, ...path].join('.'),
      service: service.name,
      link: linkToKey('deploy', key === 'replicas' ? key : `resources.reservations.${key}`),
    };
    // The CLI accepts such a file; the control plane refuses it, depending on the workspace's plan.
    if (effect === 'refused') report.say(messageId, slots, {...where, severity: 'limited'});
    else
      report.add({
        ...where,
        rule: `limit-${key}`,
        severity: 'becomes',
        text: `Anything above \`${shown}\` is reduced to it, without an error.`,
        remedy: `Ask for \`${shown}\` at most.`,
      });
  }
};

/** A project with more services than the provider allows. */
export const serviceLimit: ProjectRule = ({services, rules, input, report}) => {
  const most = rules.resources.limits[input.provider]?.services;
  const [first] = services.slice(most ?? services.length);
  if (most === undefined || !first) return;
  report.add({
    rule: 'limit-services',
    severity: 'limited',
    place: first.key,
    path: 'services',
    service: first.name,
    text: `A project can have at most ${most} services here, and this one has ${services.length}.`,
    remedy: 'Remove services, or deploy to your own cloud.',
    link: '/docs/providers/playground#limits',
  });
};
