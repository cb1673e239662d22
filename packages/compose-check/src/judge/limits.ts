import {linkToKey} from '../../data/compose/key-id';
import type {ProjectRule, ServiceRule} from '../context';
import {storeOf} from '../plan/facts';
import {memoryOf, reservationsOf} from '../project/service';
import {bytesOf} from '../shapes/formats';
import {type Value, at, child, entryAt, textOf} from '../yaml/value';
import {inService} from './places';

const MIB = 1024 ** 2;

/** A service that asks for more than the provider allows. */
export const sizeLimits: ServiceRule = (service, {rules, input, report}) => {
  const limits = rules.resources.limits[input.provider];
  if (!limits || service.managed.length > 0) return;
  const {replicas, cpus, memory} = limits;
  const number = (value: Value | undefined): number => Number(textOf(value) ?? 0) || 0;
  const bytes = memory === undefined ? undefined : (bytesOf(memory) ?? undefined);
  const mib = (size: number): string => String(Math.floor(size / MIB));
  const section = at(service.value, 'deploy', 'resources', 'reservations') ? 'reservations' : 'limits';
  const quota = {SIZE: mib(memoryOf(service)), LIMIT: mib(bytes ?? 0)};
  for (const [key, wanted, most, shown, slots] of [
    ['replicas', number(at(service.value, 'deploy', 'replicas')), replicas, String(replicas), {N: String(replicas)}],
    ['cpus', number(child(reservationsOf(service), 'cpus')), cpus, String(cpus), {N: String(cpus)}],
    ['memory', memoryOf(service), bytes, memory ?? '', quota],
  ] as const) {
    if (most === undefined || wanted <= most) continue;
    const path = key === 'replicas' ? 'deploy.replicas' : `deploy.resources.${section}.${key}`;
    const where = {
      ...inService(service, entryAt(service.value, ...path.split('.'))?.key ?? service.key, path),
      link: linkToKey('deploy', key === 'replicas' ? key : `resources.reservations.${key}`),
    };
    // The CLI accepts such a file; the control plane refuses it, depending on the workspace's plan.
    if (limits.effect === 'refused') report.say(`quota-${key}`, where, slots);
    else report.say(`limit-${key}`, where, {LIMIT: shown});
  }
};

/** A project with more services than the provider allows, or with more managed Postgres. */
export const serviceLimits: ProjectRule = (context) => {
  const {services, rules, input, report} = context;
  const limits = rules.resources.limits[input.provider];
  const kinds = {services, postgres: services.filter((service) => storeOf(service, context) === 'postgres')};
  for (const [kind, all] of Object.entries(kinds)) {
    const most = limits?.[kind as keyof typeof kinds] ?? all.length;
    const first = all[most];
    const slots = {LIMIT: String(most), COUNT: String(all.length)};
    if (first) report.say(`limit-${kind}`, {place: first.key, path: 'services', service: first.name}, slots);
  }
};
