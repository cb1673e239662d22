import {linkToKey} from '../../data/compose/key-id';
import type {ProjectRule, ServiceRule} from '../context';
import {type Service, hasEffect, memoryOf, modelsInUse, reservationsOf} from '../project/service';
import {at, child, entryAt, isNull, itemsAt, textOf} from '../yaml/value';
import {atKey, inService} from './places';

const deployMode: ServiceRule = (service, {report}) => {
  const mode = textOf(at(service.value, 'deploy', 'mode')) ?? '';
  if (mode !== '' && mode !== 'replicated')
    report.say('unsupported-deploy-mode', atKey(service, 'deploy.mode'), {MODE: mode});
};

const negativeCpus: ServiceRule = (service, {report}) => {
  const cpus = Number(textOf(child(reservationsOf(service), 'cpus')) ?? 0);
  if (!(cpus < 0)) return;
  const section = hasEffect(at(service.value, 'deploy', 'resources', 'reservations')) ? 'reservations' : 'limits';
  report.say('invalid-cpus', atKey(service, `deploy.resources.${section}.cpus`), {VALUE: String(cpus)});
};

/** The first release that reserves memory for model gateways automatically. */
const GATEWAY_MEMORY = '3.12.0';

/** Whether the reservation is a variable without a value: another finding says so. */
const isOpen = (service: Service): boolean => textOf(child(reservationsOf(service), 'memory'))?.includes('${') ?? false;

const missingMemory: ServiceRule = (service, {report}) => {
  if (service.isModelProvider && report.has(GATEWAY_MEMORY)) return;
  if (service.isPartial || service.isStatic || memoryOf(service) > 0 || isOpen(service)) return;
  report.say('missing-memory-reservation', inService(service, service.key));
};

export const missingGatewayMemory: ProjectRule = (context) => {
  const {report} = context;
  if (report.has(GATEWAY_MEMORY)) return;
  for (const {name, place} of modelsInUse(context))
    report.say('missing-gateway-memory', {place, path: `models.${name}`}, {SERVICE: name, RELEASE: GATEWAY_MEMORY});
};

const ignoredLimits: ServiceRule = (service, {report}) => {
  const resources = at(service.value, 'deploy', 'resources');
  if (hasEffect(child(resources, 'reservations')) && hasEffect(child(resources, 'limits')))
    report.say('limits-beside-reservations', atKey(service, 'deploy.resources.limits'));
};

const replicas: ServiceRule = (service, {report, input, rules}) => {
  const count = Number(textOf(at(service.value, 'deploy', 'replicas')) ?? 0);
  const autoscaling = child(service.value, `x-${rules.product.slug}-autoscaling`);
  if (input.mode === 'high_availability' && !service.isPartial && count < 2 && (!autoscaling || isNull(autoscaling)))
    report.say('high-availability-replicas', atKey(service, 'deploy.replicas'));
};

/** Where a service may ask for devices. */
const DEVICES = [
  ['services', 'gpus', 'gpus'],
  ['deploy', 'resources.reservations.devices', 'deploy.resources.reservations.devices'],
] as const;

export const deviceCount: ServiceRule = (service, {report}) => {
  for (const [section, key, path] of DEVICES) {
    for (const device of itemsAt(service.value, ...path.split('.')))
      if (child(device, 'count') && child(device, 'device_ids'))
        report.say('device-count', {...inService(service, device, path), link: linkToKey(section, key)}, {PATH: path});
  }
};

/** A path to watch can't be empty, although the CLI watches nothing. */
export const watchPath: ServiceRule = (service, {report}) => {
  for (const item of itemsAt(service.value, 'develop', 'watch')) {
    const path = child(item, 'path');
    if (path && textOf(path) === '') report.say('watch-path', inService(service, path, 'develop.watch.path'));
  }
};

const restart: ServiceRule = (service, {report}) => {
  const value = textOf(entryAt(service.value, 'restart')?.value);
  if (value !== undefined && !['always', 'unless-stopped', 'no'].includes(value))
    report.say('restart-value', atKey(service, 'restart'), {VALUE: value});
};

export const DEPLOY_RULES: ServiceRule[] = [deployMode, negativeCpus, missingMemory, ignoredLimits, replicas, restart];
