import type {Context, ServiceRule} from '../context';
import {OLD_MIN_TEXT_ENTROPY, looksSecret} from '../secret';
import {child, isList, isMap} from '../yaml/value';
import {hostReplacer} from './hosts';
import {inService} from './keys';

export const sensitiveEnvironment: ServiceRule = (service, context) => {
  const replace = hostReplacer(context);
  const least = context.report.has('3.2.0') ? undefined : OLD_MIN_TEXT_ENTROPY;
  for (const {name, text, key} of service.environment) {
    if (text === null || !looksSecret(name, replace(text)?.text ?? text, least)) continue;
    context.report.say(
      'environment-may-be-sensitive',
      {SERVICE: service.name, KEY: name},
      {...inService(service, key, `environment.${name}`), ...wordsForPath(name, text, context)},
    );
  }
};

/** A path isn't a secret; what it leads to is, and belongs in a variable of another name. */
function wordsForPath(name: string, text: string, {rules}: Context): {text?: string; remedy?: string} {
  const own = /^(.+?)_?_FILE$/.exec(name)?.[1];
  if (!own || !text.startsWith('/')) return {};
  return {
    text: `The CLI takes the path in \`${name}\` for a secret. Config can't fill the file that it leads to.`,
    remedy: `Set \`${own}\` instead, with \`${rules.product.slug} config set ${own}\`.`,
  };
}

export const emptyVariableName: ServiceRule = (service, {report}) => {
  const entry = service.environment.find(({name}) => name === '');
  const secrets = child(service.value, 'secrets');
  const secret = isList(secrets) ? secrets.items.find((item) => isMap(item) && !child(item, 'source')) : undefined;
  const place = entry?.key ?? secret;
  if (place) report.say('unset-environment-key', {SERVICE: service.name}, inService(service, place, 'environment'));
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
