import type {Context, ServiceRule} from '../context';
import {referencesIn} from '../interpolate';
import type {Service} from '../project/service';
import {OLD_MIN_TEXT_ENTROPY, looksSecret} from '../secret';
import {child, isList, isScalar, textOf, textsOf} from '../yaml/value';
import {hostReplacer} from './hosts';
import {inService} from './keys';

/** Variables that the tool sets itself. */
export const reservedNames = (prefix: string): Set<string> =>
  new Set(['COMPOSE_PROJECT_NAME', `${prefix}_PROVIDER`, `${prefix}_STACK`]);

/** Names that a service needs set as config, in alphabetical order. */
export function configOf(service: Service, {rules}: Pick<Context, 'rules'>): string[] {
  const names = service.environment.flatMap(({name, text}) => (text === null ? [name] : referencesIn(text)));
  const reserved = reservedNames(rules.product.prefix);
  return [...new Set([...names, ...secretsOf(service)])].filter((name) => name && !reserved.has(name)).sort();
}

/** Names that a service lists under `secrets`, which become variables. */
export const secretsOf = ({value}: Service): string[] => {
  const secrets = child(value, 'secrets');
  if (!isList(secrets)) return [];
  return secrets.items.flatMap((item) => textOf(isScalar(item) ? item : child(item, 'source')) ?? []);
};

export const sensitiveEnvironment: ServiceRule = (service, context) => {
  const replace = hostReplacer(context);
  const least = context.report.has('3.2.0') ? undefined : OLD_MIN_TEXT_ENTROPY;
  for (const {name, text, key} of service.environment) {
    if (text === null || !looksSecret(name, replace(text)?.text ?? text, least)) continue;
    context.report.say(
      'environment-may-be-sensitive',
      {SERVICE: service.name, KEY: name},
      inService(service, key, `environment.${name}`),
    );
  }
};

export const emptyVariableName: ServiceRule = (service, {report}) => {
  const entry = service.environment.find(({name}) => name === '');
  if (!entry) return;
  report.say('unset-environment-key', {SERVICE: service.name}, inService(service, entry.key, 'environment'));
};

export const variableNameWithSpace: ServiceRule = (service, {report}) => {
  for (const {name, key} of service.environment) {
    if (!isList(child(service.value, 'environment')) || !/\s$/.test(name)) continue;
    report.add({
      rule: 'variable-name-with-space',
      severity: 'stops',
      ...inService(service, key, 'environment'),
      message: `environment variable ${name} is declared with a trailing space`,
      text: 'The name of the variable ends with a space.',
      remedy: 'Write `NAME=VALUE` without spaces around the equals sign.',
    });
  }
};

export const secretsBecomeVariables: ServiceRule = (service, {report}) => {
  const entry = service.value.entries.get('secrets');
  if (!entry || secretsOf(service).length === 0) return;
  report.say('secrets-become-variables', {SERVICE: service.name}, inService(service, entry.key, 'secrets'));
};

/** Reports env and label files, which are only on the reader's machine. */
export const envFiles: ServiceRule = (service, {report}) => {
  for (const [key, what] of [
    ['env_file', 'env file'],
    ['label_file', 'label file'],
  ] as const) {
    const value = child(service.value, key);
    const paths = isList(value)
      ? value.items.flatMap((item) => textOf(isScalar(item) ? item : child(item, 'path')) ?? [])
      : textsOf(value);
    if (value && paths.length > 0)
      report.skip(
        `the ${what} of \`${service.name}\``,
        `${paths.map((path) => `\`${path}\``).join(', ')}: a missing file stops the deployment, unless it's marked \`required: false\`.`,
        value,
        key === 'env_file'
          ? `${paths.map((path) => `\`${path}\``).join(', ')} ${paths.length > 1 ? 'exist' : 'exists'}`
          : undefined,
      );
  }
};
