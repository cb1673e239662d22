import type {Context, ServiceRule} from '../context';
import {type Store, isStateful, isStoreImage} from '../project/image';
import {storePort} from '../project/service';
import {type Value, child, isMap, isScalar, textOf} from '../yaml/value';
import {atKey, says} from './places';

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

const isTextOrNothing = (value: Value | undefined): boolean =>
  !value || (isScalar(value) && (value.value === null || typeof value.value === 'string'));

export const STORE_RULES: ServiceRule[] = [
  managedStores,
  ...says({
    'stateful-service-loses-data': (service, {rules}) => {
      const isElsewhere = service.isPartial || service.managed.length > 0 || service.isModelProvider;
      return !isElsewhere && isStateful(service.image, rules.gaps.facts) && atKey(service, 'image');
    },
    'invalid-port-number': (service) =>
      (child(service.value, 'ports') ? [] : service.stores).flatMap((store) => {
        const port = storePort(service, store);
        if (typeof port === 'number') return [];
        const why = /^\d+$/.test(port.bad) ? 'value out of range' : 'invalid syntax';
        const DETAILS = `strconv.ParseUint: parsing "${port.bad}": ${why}`;
        return {...atKey(service, 'image'), slots: {VALUE: port.bad, DETAILS}};
      }),
    'dns-role-type': (service, {rules}) => {
      const key = `x-${rules.product.slug}-dns-role`;
      return !isTextOrNothing(child(service.value, key)) && atKey(service, key);
    },
    'static-files-type': (service, {rules}) => {
      const key = `x-${rules.product.slug}-static-files`;
      const files = child(service.value, key);
      return !isTextOrNothing(files) && !isMap(files) && atKey(service, key);
    },
    'autoscaling-in-playground': (service, {rules, input}) => {
      const key = `x-${rules.product.slug}-autoscaling`;
      return input.provider === 'playground' && service.value.entries.has(key) && atKey(service, key);
    },
  }),
];
