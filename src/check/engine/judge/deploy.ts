import type {ProjectRule, ServiceRule} from '../context';
import {type Service, hasEffect, memoryOf, modelsInUse, reservationsOf} from '../project/service';
import type {Remark} from '../report';
import {at, child, isList, isMap, isNull, textOf} from '../yaml/value';
import {inService, linkToKey} from './keys';

function remark(service: Service, key: string, ...path: string[]): Remark {
  const parent = at(service.value, ...path.slice(0, -1));
  const entry = isMap(parent) ? parent.entries.get(path.at(-1) ?? '') : undefined;
  return {
    place: entry?.key ?? service.key,
    path: ['services', service.name, ...(entry ? path : [])].join('.'),
    service: service.name,
    link: linkToKey('deploy', key),
  };
}

export const deployMode: ServiceRule = (service, {report}) => {
  const mode = textOf(at(service.value, 'deploy', 'mode')) ?? '';
  if (mode === '' || mode === 'replicated') return;
  report.say('unsupported-deploy-mode', {SERVICE: service.name, MODE: mode}, remark(service, 'mode', 'deploy', 'mode'));
};

export const negativeCpus: ServiceRule = (service, {report}) => {
  const cpus = Number(textOf(child(reservationsOf(service), 'cpus')) ?? 0);
  if (!(cpus < 0)) return;
  const section = hasEffect(at(service.value, 'deploy', 'resources', 'reservations')) ? 'reservations' : 'limits';
  const where = remark(service, 'resources.reservations.cpus', 'deploy', 'resources', section, 'cpus');
  report.say('invalid-cpus', {SERVICE: service.name, VALUE: String(cpus)}, where);
};

/** The first release that reserves memory for model gateways automatically. */
const GATEWAY_MEMORY = '3.12.0';

/** Whether the reservation is a variable without a value: another finding says so. */
const isOpen = (service: Service): boolean => textOf(child(reservationsOf(service), 'memory'))?.includes('${') ?? false;

export const missingMemory: ServiceRule = (service, {report}) => {
  if (service.isModelProvider && report.has(GATEWAY_MEMORY)) return;
  if (service.isPartial || service.isStatic || memoryOf(service) > 0 || isOpen(service)) return;
  report.say('missing-memory-reservation', {SERVICE: service.name}, remark(service, 'resources.reservations.memory'));
};

export const missingGatewayMemory: ProjectRule = (context) => {
  const {report} = context;
  if (report.has(GATEWAY_MEMORY)) return;
  for (const {name, place} of modelsInUse(context))
    report.say(
      'missing-memory-reservation',
      {SERVICE: name},
      {
        place,
        path: `models.${name}`,
        text: `The CLI creates a gateway for \`${name}\` without a memory reservation.`,
        remedy: `Ignore the warning, or update the CLI to ${GATEWAY_MEMORY} or later.`,
        link: linkToKey('top-level', 'models'),
      },
    );
};

export const ignoredLimits: ServiceRule = (service, {report}) => {
  const resources = at(service.value, 'deploy', 'resources');
  if (!hasEffect(child(resources, 'reservations')) || !hasEffect(child(resources, 'limits'))) return;
  report.add({
    ...remark(service, 'resources.limits', 'deploy', 'resources', 'limits'),
    rule: 'limits-beside-reservations',
    severity: 'ignored',
    text: '`limits` are ignored, because there are `reservations` too.',
    remedy: 'Put the values you need in `reservations`.',
  });
};

export const replicas: ServiceRule = (service, {report, input, rules}) => {
  const value = at(service.value, 'deploy', 'replicas');
  const count = Number(textOf(value) ?? 0);
  const autoscaling = child(service.value, `x-${rules.product.slug}-autoscaling`);
  const where = remark(service, 'replicas', 'deploy', 'replicas');
  if (input.mode === 'high_availability' && !service.isPartial && count < 2 && (!autoscaling || isNull(autoscaling)))
    report.say('high-availability-replicas', {SERVICE: service.name}, where);
};

/** Where a service may ask for devices. */
const DEVICES = ['deploy.resources.reservations.devices', 'gpus'];

export const deviceCount: ServiceRule = (service, {report}) => {
  for (const path of DEVICES) {
    const devices = at(service.value, ...path.split('.'));
    for (const device of isList(devices) ? devices.items : []) {
      if (!child(device, 'count') || !child(device, 'device_ids')) continue;
      report.add({
        rule: 'device-count',
        severity: 'stops',
        ...inService(service, device, path),
        message: `services.${service.name}.${path}.[]: "count" and "device_ids" attributes are exclusive`,
        text: 'You can use `count` or `device_ids`, but not both.',
        remedy: 'Keep `count`.',
        link: path === 'gpus' ? linkToKey('services', 'gpus') : linkToKey('deploy', 'resources.reservations.devices'),
      });
    }
  }
};

/** A path to watch can't be empty, although the CLI watches nothing. */
export const watchPath: ServiceRule = (service, {report}) => {
  const watch = at(service.value, 'develop', 'watch');
  for (const item of isList(watch) ? watch.items : []) {
    const path = child(item, 'path');
    if (!path || textOf(path) !== '') continue;
    report.add({
      rule: 'watch-path',
      severity: 'stops',
      ...inService(service, path, 'develop.watch.path'),
      message: `services.${service.name}.develop.watch.[].path: value can't be blank`,
      text: 'The path to watch is empty.',
      remedy: 'Write the path, or remove `develop`.',
      link: linkToKey('services', 'develop'),
    });
  }
};

export const restart: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('restart');
  const value = textOf(entry?.value);
  if (!entry || value === undefined || ['always', 'unless-stopped', 'no'].includes(value)) return;
  report.add({
    rule: 'restart-value',
    severity: 'ignored',
    ...inService(service, entry.key, 'restart'),
    text: `\`${value}\` works like \`unless-stopped\`.`,
    remedy: 'Write `unless-stopped`, or `"no"` for a one-off job.',
  });
};
