import type {Context, ServiceRule} from '../context';
import {replacePlace} from '../fix';
import {referencesIn} from '../interpolate';
import type {Service} from '../project/service';
import type {Edit} from '../types';
import {type Pair, type Place, child, isList, isScalar, textOf} from '../yaml/value';
import {inService} from './keys';

/** Names that `config set` takes. */
const CONFIG_NAME = /^[A-Za-z_]\w{0,63}$/;

/** Where a container finds its secrets as files on the reader's machine. */
const SECRETS = '/run/secrets/';

/** Variables that the tool sets itself. */
export const reservedNames = (prefix: string): Set<string> =>
  new Set(['COMPOSE_PROJECT_NAME', `${prefix}_PROVIDER`, `${prefix}_STACK`]);

interface Secret {
  name: string;
  place: Place;
}

/** What a service lists under `secrets`, which become variables. */
export function secretsOf({value}: Service): Secret[] {
  const secrets = child(value, 'secrets');
  return (isList(secrets) ? secrets.items : []).flatMap((item) => {
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
  const reserved = reservedNames(rules.product.prefix);
  return [...new Set([...names, ...secrets])]
    .filter((name) => CONFIG_NAME.test(name) && !reserved.has(name) && !report.required.has(name))
    .sort();
}

/** The same name in a form that `config set` takes. */
const renamed = (name: string): string =>
  name
    .replaceAll(/\W+/g, '_')
    .replace(/^(?=\d)/, '_')
    .toUpperCase()
    .slice(0, 64);

const refused = (name: string): string =>
  `\`config set\` refuses the name \`${name}\`: it may have letters, digits and underscores, up to 64, and no digit first.`;

/** Gives a variable in a list a value from one of another name. */
function valueEdits({name, key, value}: Pair, {report}: Context): Edit[] {
  const source = report.sourceOf(key);
  const isItem = key === value && !value.shared && source.replaceAll(/^["']|["']$/g, '') === name;
  const [quote = ''] = /^["']?/.exec(source) ?? [];
  return isItem ? [replacePlace(key, `${quote}${name}=\${${renamed(name)}}${quote}`)] : [];
}

/** Names that the deployment asks for and nobody can set. */
export const refusedConfigNames: ServiceRule = (service, context) => {
  for (const pair of service.environment) {
    const {name, text, key} = pair;
    if (text !== null || name === '' || CONFIG_NAME.test(name) || /\s$/.test(name)) continue;
    const own = renamed(name);
    context.report.add({
      rule: 'config-name',
      severity: 'wont-work',
      ...inService(service, key, `environment.${name}`),
      text: `\`${name}\` has no value, so the deployment asks for it as config. ${refused(name)}`,
      remedy: `Take the value from config with another name: write \`${name}=\${${own}}\`, and set \`${own}\`.`,
      edits: valueEdits(pair, context),
    });
  }
  for (const {name, place} of secretsOf(service)) {
    if (CONFIG_NAME.test(name) || variableOf(name, service) !== undefined || name.includes('${')) continue;
    context.report.add({
      rule: 'config-name',
      severity: 'wont-work',
      ...inService(service, place, 'secrets'),
      text: `The secret becomes a variable that config fills. ${refused(name)}`,
      remedy: `Rename the secret to \`${renamed(name).toLowerCase()}\` here and at the top of the file. Better: write the variable that the app reads under \`environment\`, without a value.`,
    });
  }
};

export const secretsBecomeVariables: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('secrets');
  if (!entry || !isList(entry.value) || entry.value.items.length === 0) return;
  report.say('secrets-become-variables', {SERVICE: service.name}, inService(service, entry.key, 'secrets'));
};
