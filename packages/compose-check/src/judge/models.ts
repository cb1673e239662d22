import type {ProjectRule, ServiceRule} from '../context';
import {referencesIn} from '../interpolate';
import {type Place, at, child, entriesAt, entryAt, isScalar, itemsOf, textOf} from '../yaml/value';
import {dependenciesOf, hasEffect, modelsInUse, modelsOf} from '../project/service';
import {gatewaysOf} from '../plan/facts';
import {looksSecret} from '../secret';
import {atKey, inService} from './places';

export const modelProvider: ServiceRule = (service, {report}) => {
  if (!service.value.entries.has('provider')) return;
  const where = atKey(service, 'provider');
  if (service.isModelProvider) report.say('provider-model-deprecated', where);
  else if (service.image || service.build) report.say('provider-ignored', where);
};

const modelRunnerKeys: ProjectRule = (context) => {
  for (const {name, value} of modelsInUse(context))
    for (const key of ['context_size', 'runtime_flags']) {
      const entry = entryAt(value, key);
      if (!entry || !hasEffect(entry.value) || textOf(entry.value) === '0') continue;
      const where = {place: entry.key, path: `models.${name}.${key}`};
      context.report.say('model-runner-parameter', where, {NAME: name, KEY: key});
    }
};

/** Model names must not depend on config. */
const modelNames: ProjectRule = ({root, services, report}) => {
  if (!report.has('3.12.0')) return;
  const values = entriesAt(root, 'models').flatMap(([, {value}]) => child(value, 'model') ?? []);
  for (const service of services)
    if (textOf(at(service.value, 'provider', 'type')) === 'model')
      values.push(...itemsOf(at(service.value, 'provider', 'options', 'model')));
  const open = values.flatMap((value) =>
    isScalar(value) ? referencesIn(String(value.value ?? '')).map((name) => ({name, value})) : [],
  );
  const [first] = open;
  if (!first) return;
  const names = [...new Set(open.map(({name}) => `"${name}"`))].sort();
  report.say('models-interpolation', {place: first.value, path: 'models'}, {NAMES: names.join(' ')});
};

const MASTER_KEY = 'LITELLM_MASTER_KEY';
const CLIENT_KEY = 'OPENAI_API_KEY';
/** The key that the tool sets if the file has none. */
const OWN_KEY = 'networkisalreadyprivate';

/** Keys that the tool adds to the gateways and to the services that use them. */
const modelKeys: ProjectRule = (context) => {
  const {services, report} = context;
  if (!report.has('3.5.4')) return;
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

const unusedModels: ProjectRule = (context) => {
  const used = new Set(modelsInUse(context).map(({name}) => name));
  for (const [name, {key}] of entriesAt(context.root, 'models')) {
    if (!used.has(name)) context.report.say('unused-model', {place: key, path: `models.${name}`}, {NAME: name});
  }
};

export const MODEL_RULES: ProjectRule[] = [modelRunnerKeys, modelNames, modelKeys, unusedModels];
