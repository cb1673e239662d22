import type {Context, ProjectRule} from '../context';
import {referencesIn} from '../interpolate';
import {type Place, type Value, at, child, entriesAt, entryAt, isScalar, itemsOf, textOf} from '../yaml/value';
import {dependenciesOf, hasEffect, modelsInUse, modelsOf} from '../project/service';
import {gatewaysOf} from '../plan/facts';
import {looksSecret} from '../secret';
import {atKey, inService, says, saysOfProject} from './places';

export const PROVIDER_RULES = says({
  'provider-model-deprecated': (service) => service.isModelProvider && atKey(service, 'provider'),
  'provider-ignored': (service) =>
    service.value.entries.has('provider') &&
    (service.image !== '' || service.build !== undefined) &&
    atKey(service, 'provider'),
});

/** Values of models that must not depend on config. */
function openModels({root, services}: Context): {name: string; value: Value}[] {
  const values = entriesAt(root, 'models').flatMap(([, {value}]) => child(value, 'model') ?? []);
  for (const service of services)
    if (textOf(at(service.value, 'provider', 'type')) === 'model')
      values.push(...itemsOf(at(service.value, 'provider', 'options', 'model')));
  return values.flatMap((value) =>
    isScalar(value) ? referencesIn(String(value.value ?? '')).map((name) => ({name, value})) : [],
  );
}

const MASTER_KEY = 'LITELLM_MASTER_KEY';
const CLIENT_KEY = 'OPENAI_API_KEY';
/** The key that the tool sets if the file has none. */
const OWN_KEY = 'networkisalreadyprivate';

/** Keys that the tool adds to the gateways and to the services that use them. */
const modelKeys: ProjectRule = (context) => {
  const {services, report} = context;
  const gateways = [...gatewaysOf(context), ...services.filter((one) => one.isModelProvider)];
  for (const {name, key: place, environment} of gateways) {
    if (environment.some((pair) => pair.name === MASTER_KEY)) continue;
    const waiting = services.filter((one) => dependenciesOf(one).some((other) => other.name === name));
    const using = services.filter((one) => waiting.includes(one) || modelsOf(one).includes(name));
    const given = waiting.flatMap((one) => one.environment.filter((pair) => pair.name === CLIENT_KEY));
    const key = given.find(({text}) => text)?.text ?? OWN_KEY;
    // The tool warns about a variable that it adds itself.
    const sayKey = (service: string, place_: Place, KEY: string): void => {
      if (looksSecret(KEY, key))
        report.say('own-model-key', {place: place_, path: `services.${service}`, service}, {KEY});
    };
    sayKey(name, place, MASTER_KEY);
    for (const one of using)
      if (!one.environment.some((pair) => pair.name === CLIENT_KEY)) sayKey(one.name, one.key, CLIENT_KEY);
    for (const one of waiting) {
      const unset = one.environment.find((pair) => pair.name === CLIENT_KEY && pair.text === null);
      if (!unset) continue;
      const where = inService(one, unset.key, `environment.${CLIENT_KEY}`);
      report.say('model-key-without-value', where, {MODEL: name, KEY: CLIENT_KEY});
      break;
    }
  }
};

export const MODEL_RULES: ProjectRule[] = [
  modelKeys,
  ...saysOfProject({
    'model-runner-parameter': (context) =>
      modelsInUse(context).flatMap(({name, value}) =>
        ['context_size', 'runtime_flags'].flatMap((key) => {
          const entry = entryAt(value, key);
          const isSet = entry && hasEffect(entry.value) && textOf(entry.value) !== '0';
          return isSet ? {place: entry.key, path: `models.${name}.${key}`, slots: {NAME: name, KEY: key}} : [];
        }),
      ),
    'models-interpolation': (context) => {
      const open = openModels(context);
      const names = [...new Set(open.map(({name}) => `"${name}"`))].sort();
      return open[0] && {place: open[0].value, path: 'models', slots: {NAMES: names.join(' ')}};
    },
    'unused-model': (context) => {
      const used = new Set(modelsInUse(context).map(({name}) => name));
      return entriesAt(context.root, 'models')
        .filter(([name]) => !used.has(name))
        .map(([name, {key}]) => ({place: key, path: `models.${name}`, slots: {NAME: name}}));
    },
  }),
];
