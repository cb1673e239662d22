import type {ProjectRule, ServiceRule} from '../context';
import {referencesIn} from '../interpolate';
import {at, child, isMap, isScalar, itemsOf, textOf, type Place} from '../yaml/value';
import {hasEffect} from '../project/service';
import {linkToKey} from './keys';

export const modelProvider: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('provider');
  if (!entry) return;
  const where = {
    place: entry.key,
    path: `services.${service.name}.provider`,
    service: service.name,
    link: linkToKey('services', 'provider'),
  };
  if (service.isModelProvider) report.say('provider-model-deprecated', {SERVICE: service.name}, where);
  else if (service.image || service.build)
    report.add({
      ...where,
      rule: 'provider-ignored',
      severity: 'ignored',
      text: '`provider` has no effect in the cloud: only `type: model` without `image` and `build` has a meaning.',
    });
};

export const modelRunnerKeys: ProjectRule = ({root, report}) => {
  const models = child(root, 'models');
  if (!isMap(models)) return;
  for (const [name, {value}] of models.entries) {
    for (const key of ['context_size', 'runtime_flags']) {
      const entry = isMap(value) ? value.entries.get(key) : undefined;
      if (!entry || !hasEffect(entry.value) || textOf(entry.value) === '0') continue;
      report.say(
        'model-runner-parameter',
        {NAME: name},
        {place: entry.key, path: `models.${name}.${key}`, link: linkToKey('top-level', 'models')},
        `model "${name}": ${key} is a Docker Model Runner parameter and is not supported for cloud deployments`,
      );
    }
  }
};

/** Names of models may not depend on config. */
export const modelNames: ProjectRule = ({root, services, report}) => {
  if (!report.has('3.12.0')) return;
  const models = child(root, 'models');
  const values = isMap(models) ? [...models.entries.values()].flatMap(({value}) => child(value, 'model') ?? []) : [];
  for (const service of services)
    if (textOf(at(service.value, 'provider', 'type')) === 'model')
      values.push(...itemsOf(at(service.value, 'provider', 'options', 'model')));
  const open = values.flatMap((value) =>
    isScalar(value) ? referencesIn(String(value.value ?? '')).map((name) => ({name, value})) : [],
  );
  const [first] = open;
  if (!first) return;
  const names = [...new Set(open.map(({name}) => name))].toSorted();
  const place: Place = first.value;
  report.say(
    'models-interpolation',
    {},
    {place, path: 'models', link: linkToKey('top-level', 'models')},
    `models do not support unresolved interpolation [${names.map((name) => `"${name}"`).join(' ')}]; set concrete values, define them in \`.env\` before deploying, or use a built-in alias (chat-default, chat-large, embedding-default)`,
  );
};
