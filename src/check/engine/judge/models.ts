import type {Context, ProjectRule, ServiceRule} from '../context';
import {referencesIn} from '../interpolate';
import {type Place, at, child, isMap, isScalar, itemsOf, textOf} from '../yaml/value';
import {type Service, dependenciesOf, hasEffect, modelsInUse, modelsOf} from '../project/service';
import {looksSecret} from '../secret';
import {inService, linkToKey} from './keys';

export const modelProvider: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('provider');
  if (!entry) return;
  const where = inService(service, entry.key, 'provider');
  if (service.isModelProvider) report.say('provider-model-deprecated', {SERVICE: service.name}, where);
  else if (service.image || service.build)
    report.add({
      ...where,
      rule: 'provider-ignored',
      severity: 'ignored',
      text: '`provider` has no effect in the cloud. It works only as `type: model`, without `image` and `build`.',
    });
};

export const modelRunnerKeys: ProjectRule = (context) => {
  const {report} = context;
  for (const {name, value} of modelsInUse(context)) {
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

/** Model names must not depend on config. */
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
  const names = [...new Set(open.map(({name}) => name))].sort();
  const place: Place = first.value;
  report.say(
    'models-interpolation',
    {},
    {place, path: 'models', link: linkToKey('top-level', 'models')},
    `models do not support unresolved interpolation [${names.map((name) => `"${name}"`).join(' ')}]; set concrete values, define them in \`.env\` before deploying, or use a built-in alias (chat-default, chat-large, embedding-default)`,
  );
};

const MASTER_KEY = 'LITELLM_MASTER_KEY';
const CLIENT_KEY = 'OPENAI_API_KEY';
/** The key that the tool sets if the file has none. */
const OWN_KEY = 'networkisalreadyprivate';

/** Explains that the tool warns about a variable that it adds itself. */
function sayKey(service: string, name: string, place: Place, {report}: Context): void {
  report.say(
    'environment-may-be-sensitive',
    {SERVICE: service, KEY: name},
    {
      place,
      path: `services.${service}`,
      service,
      text: `The CLI adds \`${name}\` itself, for the model gateway, and then warns about it.`,
      remedy: 'Nothing to do.',
      link: linkToKey('services', 'models'),
    },
  );
}

/** Keys that the tool adds to the gateways and to the services that use them. */
export const modelKeys: ProjectRule = (context) => {
  const {services, report} = context;
  if (!report.has('3.5.4')) return;
  const gateways = [
    ...modelsInUse(context).map(({name, place}) => ({name, place, own: undefined})),
    ...services.filter((one) => one.isModelProvider).map((one) => ({name: one.name, place: one.key, own: one})),
  ];
  for (const {name, place, own} of gateways) {
    const waiting = services.filter((one) => dependenciesOf(one).some((other) => other.name === name));
    const using = services.filter((one) => waiting.includes(one) || modelsOf(one).includes(name));
    const given = waiting.flatMap((one) => one.environment.filter((pair) => pair.name === CLIENT_KEY));
    const key = given.find(({text}) => text)?.text ?? OWN_KEY;
    const hasOwn = own?.environment.some((pair) => pair.name === MASTER_KEY) === true;
    if (!hasOwn && looksSecret(MASTER_KEY, key)) sayKey(name, MASTER_KEY, place, context);
    for (const one of using)
      if (!hasOwn && !one.environment.some((pair) => pair.name === CLIENT_KEY) && looksSecret(CLIENT_KEY, key))
        sayKey(one.name, CLIENT_KEY, one.key, context);
    const unset = waiting.find((one) => one.environment.some((pair) => pair.name === CLIENT_KEY && pair.text === null));
    if (unset && !hasOwn) sayCrash(unset, name, context);
  }
};

function sayCrash(service: Service, model: string, {report}: Context): void {
  const pair = service.environment.find(({name}) => name === CLIENT_KEY);
  report.add({
    rule: 'model-key-without-value',
    severity: 'stops',
    ...inService(service, pair?.key ?? service.key, `environment.${CLIENT_KEY}`),
    message: 'runtime error: invalid memory address or nil pointer dereference',
    text: `The service depends on \`${model}\` and lists \`${CLIENT_KEY}\` without a value. The CLI [crashes on that](/docs/known-issues#openai-key-without-value).`,
    remedy: `Remove \`${CLIENT_KEY}\`, because the CLI sets it, or write \`\${${CLIENT_KEY}}\`.`,
    link: linkToKey('services', 'models'),
  });
}

export const unusedModels: ProjectRule = (context) => {
  const models = child(context.root, 'models');
  const used = new Set(modelsInUse(context).map(({name}) => name));
  for (const [name, {key}] of isMap(models) ? models.entries : []) {
    if (used.has(name)) continue;
    context.report.add({
      rule: 'unused-model',
      severity: 'ignored',
      place: key,
      path: `models.${name}`,
      text: `No service lists \`${name}\` under \`models\`, so the CLI doesn't deploy it.`,
      remedy: 'Add it to `models` of the service that uses it.',
      link: linkToKey('services', 'models'),
    });
  }
};
