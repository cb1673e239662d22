import type {ServiceRule} from '../context';
import {OLD_MIN_TEXT_ENTROPY, looksSecret} from '../secret';
import {child, isList, isMap} from '../yaml/value';
import {hostReplacer} from './hosts';
import {inService} from './places';

export const sensitiveEnvironment: ServiceRule = (service, context) => {
  const replace = hostReplacer(context);
  const least = context.report.has('3.2.0') ? undefined : OLD_MIN_TEXT_ENTROPY;
  for (const {name, text, key} of service.environment) {
    if (text === null || !looksSecret(name, replace(text)?.text ?? text, least)) continue;
    // A path isn't a secret; what it leads to is, and belongs in a variable of another name.
    const own = text.startsWith('/') ? /^(.+?)_?_FILE$/.exec(name)?.[1] : undefined;
    const id = own ? 'sensitive-path' : 'environment-may-be-sensitive';
    const slots = {KEY: name, ...(own && {OWN: own})};
    context.report.say(id, inService(service, key, `environment.${name}`), slots);
  }
};

export const emptyVariableName: ServiceRule = (service, {report}) => {
  const entry = service.environment.find(({name}) => name === '');
  const secrets = child(service.value, 'secrets');
  const secret = isList(secrets) ? secrets.items.find((item) => isMap(item) && !child(item, 'source')) : undefined;
  const place = entry?.key ?? secret;
  if (place) report.say('unset-environment-key', inService(service, place, 'environment'));
};

export const variableNameWithSpace: ServiceRule = (service, {report}) => {
  if (isList(child(service.value, 'environment')))
    for (const {name, key} of service.environment.filter((pair) => /\s$/.test(pair.name)))
      report.say('variable-name-with-space', inService(service, key, 'environment'), {VARIABLE: name});
};
