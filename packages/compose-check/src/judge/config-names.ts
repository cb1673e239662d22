import type {Context, ServiceRule} from '../context';
import {replacePlace} from '../fix';
import {referencesIn} from '../interpolate';
import type {Service} from '../project/service';
import type {Edit} from '../types';
import {type Pair, type Place, child, isList, isMap, isScalar, itemsAt, textOf} from '../yaml/value';
import {atKey, inService, says} from './places';

/** Names that `config set` takes. */
const CONFIG_NAME = /^[A-Za-z_]\w{0,63}$/;

/** Where a container finds its secrets as files on the reader's machine. */
const SECRETS = '/run/secrets/';

/** What a service lists under `secrets`, which become variables. */
function secretsOf({value}: Service): {name: string; place: Place}[] {
  return itemsAt(value, 'secrets').flatMap((item) => {
    const name = textOf(isScalar(item) ? item : child(item, 'source'));
    return name === undefined ? [] : [{name, place: item}];
  });
}

/** The variable that holds what a secret has, where the image reads it from the file that `NAME_FILE` names. */
function variableOf(secret: string, {environment, build}: Service): string | undefined {
  if (build) return undefined;
  const pair = environment.find(({name, text}) => name.endsWith('_FILE') && text === SECRETS + secret);
  return pair?.name.replace(/_?_FILE$/, '');
}

/** Names that a service needs set as config and that `config set` takes, in alphabetical order. */
export function configOf(service: Service, {rules, report}: Pick<Context, 'rules' | 'report'>): string[] {
  const names = service.environment.flatMap(({name, text}) => (text === null ? [name] : referencesIn(text)));
  const secrets = secretsOf(service).map(({name}) => variableOf(name, service) ?? name);
  const {prefix} = rules.product;
  // The tool sets these itself.
  const reserved = ['COMPOSE_PROJECT_NAME', `${prefix}_PROVIDER`, `${prefix}_STACK`];
  return [...new Set([...names, ...secrets])]
    .filter((name) => CONFIG_NAME.test(name) && !reserved.includes(name) && !report.required.has(name))
    .sort();
}

/** The same name in a form that `config set` takes. */
const renamed = (name: string): string =>
  name
    .replaceAll(/\W+/g, '_')
    .replace(/^(?=\d)/, '_')
    .toUpperCase()
    .slice(0, 64);

/** Gives a variable in a list a value from one of another name. */
function valueEdits({name, key, value}: Pair, {report}: Context): Edit[] {
  const source = report.sourceOf(key);
  const isItem = key === value && !value.shared && source.replaceAll(/^["']|["']$/g, '') === name;
  const [quote = ''] = /^["']?/.exec(source) ?? [];
  return isItem ? [replacePlace(key, `${quote}${name}=\${${renamed(name)}}${quote}`)] : [];
}

export const CONFIG_RULES: ServiceRule[] = says({
  'unset-environment-key': (service) => {
    const entry = service.environment.find(({name}) => name === '');
    const secret = itemsAt(service.value, 'secrets').find((item) => isMap(item) && !child(item, 'source'));
    const place = entry?.key ?? secret;
    return place && inService(service, place, 'environment');
  },
  'variable-name-with-space': (service) =>
    (isList(child(service.value, 'environment')) ? service.environment : [])
      .filter(({name}) => /\s$/.test(name))
      .map(({name, key}) => ({...inService(service, key, 'environment'), slots: {VARIABLE: name}})),
  'secrets-become-variables': (service) => itemsAt(service.value, 'secrets').length > 0 && atKey(service, 'secrets'),
  // Names that the deployment asks for and nobody can set.
  'config-name': (service, context) =>
    service.environment
      .filter(({name, text}) => text === null && name !== '' && !CONFIG_NAME.test(name) && !/\s$/.test(name))
      .map((pair) => ({
        ...inService(service, pair.key, `environment.${pair.name}`),
        ...(/^\w+:./.test(pair.name) ? {id: 'config-name-colon'} : {edits: valueEdits(pair, context)}),
        slots: {NAME: pair.name, OWN: renamed(pair.name), CHANGE: pair.name.replace(/:\s*/, '=')},
      })),
  'config-name-of-secret': (service) =>
    secretsOf(service)
      .filter(({name}) => !CONFIG_NAME.test(name) && variableOf(name, service) === undefined && !name.includes('${'))
      .map(({name, place}) => ({
        ...inService(service, place, 'secrets'),
        slots: {NAME: name, OWN: renamed(name).toLowerCase()},
      })),
});
