import type {Context, ServiceRule} from '../context';
import {type Store, isStateful, isStoreImage} from '../project/image';
import {storePort} from '../project/service';
import {type Value, child, isMap, isScalar, textOf} from '../yaml/value';
import {atKey} from './places';

const keyOf = ({rules}: Context, store: Store): string => `x-${rules.product.slug}-${store}`;

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

/** The image, the value and the provider of each store that a key asks for. */
const managedStores: ServiceRule = (service, context) => {
  const {report, input} = context;
  for (const store of service.managed) {
    const where = atKey(service, keyOf(context, store));
    const value = child(service.value, keyOf(context, store));
    const problem = value && valueProblem(value);
    if (!isStoreImage(service.image, store)) report.say(`managed-${store}-image`, where);
    if (problem) report.say(problem, where, {VALUE: textOf(value) ?? ''});
    if (input.provider === 'playground') report.say(`managed-${store}-in-playground`, where);
  }
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
  managedStores,
  statefulContainer,
  storePortNumber,
  extensionTypes,
  autoscalingInPlayground,
];
