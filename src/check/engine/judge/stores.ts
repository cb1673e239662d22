import type {Context, ServiceRule} from '../context';
import {type Store, isStateful, isStoreImage} from '../project/image';
import {type Service, storePort} from '../project/service';
import type {Remark} from '../report';
import {type Value, at, child, isMap, isNull, isScalar} from '../yaml/value';
import {linkToKey} from './keys';

function remark(service: Service, name: string): Remark {
  const entry = service.value.entries.get(name);
  return {
    place: entry?.key ?? service.key,
    path: `services.${service.name}${entry ? `.${name}` : ''}`,
    service: service.name,
    link: entry ? linkToKey('extensions', name) : linkToKey('services', name),
  };
}

const keyOf = ({rules}: Context, store: Store): string => `x-${rules.product.slug}-${store}`;

export const managedImage: ServiceRule = (service, context) => {
  for (const store of service.managed)
    if (!isStoreImage(service.image, store))
      context.report.say(`managed-${store}-image`, {SERVICE: service.name}, remark(service, keyOf(context, store)));
};

const BOOLEAN = /^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/;

/** The tool's message about the value of a store's key, with its values; null if the tool accepts it. */
function valueProblem(value: Value): {id: string; slots: Record<string, string>} | null {
  if (value.kind === 'list') return {id: 'managed-store-parameters', slots: {}};
  if (isMap(value)) {
    const downtime = child(value, 'allow-downtime');
    const isBoolean = isScalar(downtime) && typeof downtime.value === 'boolean';
    return downtime && !isBoolean ? {id: 'allow-downtime-type', slots: {}} : null;
  }
  if (value.value === null || typeof value.value === 'boolean') return null;
  if (typeof value.value === 'number') return {id: 'managed-store-parameters', slots: {}};
  return BOOLEAN.test(value.value) ? null : {id: 'managed-store-boolean', slots: {VALUE: value.value}};
}

export const managedValue: ServiceRule = (service, context) => {
  for (const store of service.managed) {
    const value = child(service.value, keyOf(context, store));
    const problem = value ? valueProblem(value) : null;
    if (!problem) continue;
    const slots = {SERVICE: service.name, ...problem.slots};
    const words =
      problem.id === 'managed-store-boolean'
        ? `service "${service.name}": strconv.ParseBool: parsing "${problem.slots.VALUE}": invalid syntax`
        : undefined;
    context.report.say(problem.id, slots, remark(service, keyOf(context, store)), words);
  }
};

export const managedInPlayground: ServiceRule = (service, context) => {
  if (context.input.provider !== 'playground') return;
  for (const store of service.managed)
    context.report.say(
      `managed-${store}-in-playground`,
      {SERVICE: service.name},
      remark(service, keyOf(context, store)),
    );
};

export const statefulContainer: ServiceRule = (service, {report}) => {
  if (service.isPartial || service.managed.length > 0 || service.isModelProvider || !isStateful(service.image)) return;
  report.say('stateful-service-loses-data', {SERVICE: service.name}, remark(service, 'image'));
};

export const storePortNumber: ServiceRule = (service, {report}) => {
  if (child(service.value, 'ports')) return;
  for (const store of service.stores) {
    const port = storePort(service, store);
    if (typeof port === 'number') continue;
    const why = /^\d+$/.test(port.bad) ? 'value out of range' : 'invalid syntax';
    const details = `strconv.ParseUint: parsing "${port.bad}": ${why}`;
    report.say(
      'invalid-port-number',
      {SERVICE: service.name, VALUE: port.bad, DETAILS: details},
      remark(service, 'image'),
    );
  }
};

export const extensionTypes: ServiceRule = (service, context) => {
  const {report, rules} = context;
  const role = `x-${rules.product.slug}-dns-role`;
  const files = `x-${rules.product.slug}-static-files`;
  const isText = (value: Value): boolean => isScalar(value) && typeof value.value === 'string';
  const roleValue = at(service.value, role);
  if (roleValue && !isNull(roleValue) && !isText(roleValue))
    report.say('dns-role-type', {SERVICE: service.name}, remark(service, role));
  const filesValue = at(service.value, files);
  if (filesValue && !isNull(filesValue) && !isText(filesValue) && !isMap(filesValue))
    report.say('static-files-type', {SERVICE: service.name}, remark(service, files));
};

export const autoscalingInPlayground: ServiceRule = (service, {report, rules, input}) => {
  const key = `x-${rules.product.slug}-autoscaling`;
  if (input.provider === 'playground' && service.value.entries.has(key))
    report.say('autoscaling-in-playground', {SERVICE: service.name}, remark(service, key));
};
