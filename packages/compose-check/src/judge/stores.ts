import type {Context, ServiceRule} from '../context';
import {type Store, isStateful, isStoreImage} from '../project/image';
import {storePort} from '../project/service';
import {type Value, child, isMap, isScalar, textOf} from '../yaml/value';
import {atKey} from './places';

const keyOf = ({rules}: Context, store: Store): string => `x-${rules.product.slug}-${store}`;

const managedImage: ServiceRule = (service, context) => {
  for (const store of service.managed)
    if (!isStoreImage(service.image, store))
      context.report.say(`managed-${store}-image`, atKey(service, keyOf(context, store)));
};

const BOOLEAN = /^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/;

/** ID of the tool's message about the value of a store's key; undefined if the tool accepts it. */
function valueProblem(value: Value): string | undefined {
  if (isMap(value)) {
    const downtime = child(value, 'allow-downtime');
    const isBoolean = isScalar(downtime) && typeof downtime.value === 'boolean';
    return downtime && !isBoolean ? 'allow-downtime-type' : undefined;
  }
  if (value.kind === 'list' || typeof value.value === 'number') return 'managed-store-parameters';
  return typeof value.value === 'string' && !BOOLEAN.test(value.value) ? 'managed-store-boolean' : undefined;
}

const managedValue: ServiceRule = (service, context) => {
  for (const store of service.managed) {
    const value = child(service.value, keyOf(context, store));
    const id = value && valueProblem(value);
    if (id) context.report.say(id, atKey(service, keyOf(context, store)), {VALUE: textOf(value) ?? ''});
  }
};

const managedInPlayground: ServiceRule = (service, context) => {
  if (context.input.provider === 'playground')
    for (const store of service.managed)
      context.report.say(`managed-${store}-in-playground`, atKey(service, keyOf(context, store)));
};

const statefulContainer: ServiceRule = (service, {report, rules}) => {
  if (
    !service.isPartial &&
    service.managed.length === 0 &&
    !service.isModelProvider &&
    isStateful(service.image, rules.gaps.facts)
  )
    report.say('stateful-service-loses-data', atKey(service, 'image'));
};

const storePortNumber: ServiceRule = (service, {report}) => {
  if (child(service.value, 'ports')) return;
  for (const store of service.stores) {
    const port = storePort(service, store);
    if (typeof port === 'number') continue;
    const why = /^\d+$/.test(port.bad) ? 'value out of range' : 'invalid syntax';
    const details = `strconv.ParseUint: parsing "${port.bad}": ${why}`;
    report.say('invalid-port-number', atKey(service, 'image'), {VALUE: port.bad, DETAILS: details});
  }
};

const extensionTypes: ServiceRule = (service, {report, rules}) => {
  const [role, files] = ['dns-role', 'static-files'].map((name) => `x-${rules.product.slug}-${name}`) as [
    string,
    string,
  ];
  const isTextOrNothing = (value: Value | undefined): boolean =>
    !value || (isScalar(value) && (value.value === null || typeof value.value === 'string'));
  const filesValue = child(service.value, files);
  if (!isTextOrNothing(child(service.value, role))) report.say('dns-role-type', atKey(service, role));
  if (!isTextOrNothing(filesValue) && !isMap(filesValue)) report.say('static-files-type', atKey(service, files));
};

const autoscalingInPlayground: ServiceRule = (service, {report, rules, input}) => {
  const key = `x-${rules.product.slug}-autoscaling`;
  if (input.provider === 'playground' && service.value.entries.has(key))
    report.say('autoscaling-in-playground', atKey(service, key));
};

export const STORE_RULES: ServiceRule[] = [
  managedImage,
  managedValue,
  managedInPlayground,
  statefulContainer,
  storePortNumber,
  extensionTypes,
  autoscalingInPlayground,
];
