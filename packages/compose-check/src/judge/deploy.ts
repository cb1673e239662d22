import {type Service, hasEffect, memoryOf, reservationsOf} from '../project/service';
import {at, child, entryAt, isNull, textOf} from '../yaml/value';
import {atKey, inService, says} from './places';

/** Whether the reservation is a variable without a value: another finding says so. */
const isOpen = (service: Service): boolean => textOf(child(reservationsOf(service), 'memory'))?.includes('${') ?? false;

export const DEPLOY_RULES = says({
  'unsupported-deploy-mode': (service) => {
    const MODE = textOf(at(service.value, 'deploy', 'mode')) ?? '';
    return MODE !== '' && MODE !== 'replicated' && {...atKey(service, 'deploy.mode'), slots: {MODE}};
  },
  'invalid-cpus': (service) => {
    const cpus = Number(textOf(child(reservationsOf(service), 'cpus')) ?? 0);
    const section = hasEffect(at(service.value, 'deploy', 'resources', 'reservations')) ? 'reservations' : 'limits';
    return cpus < 0 && {...atKey(service, `deploy.resources.${section}.cpus`), slots: {VALUE: String(cpus)}};
  },
  'missing-memory-reservation': (service) => {
    const isElsewhere = service.isModelProvider || service.isPartial || service.isStatic || isOpen(service);
    return !isElsewhere && memoryOf(service) <= 0 && inService(service, service.key);
  },
  'limits-beside-reservations': (service) => {
    const resources = at(service.value, 'deploy', 'resources');
    const isBoth = hasEffect(child(resources, 'reservations')) && hasEffect(child(resources, 'limits'));
    return isBoth && atKey(service, 'deploy.resources.limits');
  },
  'high-availability-replicas': (service, {input, rules}) => {
    const count = Number(textOf(at(service.value, 'deploy', 'replicas')) ?? 0);
    const autoscaling = child(service.value, `x-${rules.product.slug}-autoscaling`);
    const isFixed = !autoscaling || isNull(autoscaling);
    const isFew = input.mode === 'high_availability' && !service.isPartial && count < 2 && isFixed;
    return isFew && atKey(service, 'deploy.replicas');
  },
  'restart-value': (service) => {
    const VALUE = textOf(entryAt(service.value, 'restart')?.value);
    const isKnown = VALUE === undefined || ['always', 'unless-stopped', 'no'].includes(VALUE);
    return !isKnown && {...atKey(service, 'restart'), slots: {VALUE}};
  },
});
