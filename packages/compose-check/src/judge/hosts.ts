import type {Context, ProjectRule, ServiceRule} from '../context';
import {once} from '../once';
import {distinctPorts, modeOf} from '../project/ports';
import {type Service, hostLabel} from '../project/service';
import {looksSecret} from '../secret';
import {normalName} from './project';
import {child, textOf} from '../yaml/value';
import {inService} from './places';

const HOSTING = 'tenant';

/** Matches a service name as a whole word before a slash, a port or the end; null if there are no services. */
const pattern = (services: Service[]): RegExp | null =>
  services.length === 0
    ? null
    : new RegExp(`\\b(${services.map(({name}) => name.replaceAll(/[^\w-]/g, '\\$&')).join('|')})(?:\\/|:\\d+|$)`);

export interface Replaced {
  text: string;
  /** Name of the service that was in the text. */
  name: string;
  isPublic: boolean;
}

type Replace = (value: string) => Replaced | null;

/** Returns a function that does what the tool does with service names in values: the first one becomes a host name. */
export const hostReplacer = once(({services, root, rules, input}: Context): Replace => {
  const isPrivate = ({ports}: Service): boolean => ports.some((port) => modeOf(port) === 'host');
  const inside = pattern(services.filter(isPrivate));
  const outside = pattern(services.filter((one) => one.ports.length > 0 && !isPrivate(one)));
  const project = normalName(textOf(child(root, 'name')) ?? '') || 'project';
  const isPlayground = input.provider === 'playground';
  const privateHost = (name: string): string => (isPlayground ? `${HOSTING}-${hostLabel(name)}` : hostLabel(name));
  const publicHost = (name: string): string =>
    isPlayground
      ? `${privateHost(name)}.${rules.product.slug}.dev`
      : `${hostLabel(name)}.${project}.${HOSTING}.${rules.product.slug}.app`;
  return (value) => {
    for (const [names, hostOf] of [
      [inside, privateHost],
      [outside, publicHost],
    ] as const) {
      const match = names?.exec(value);
      if (!match?.[1]) continue;
      const host = hostOf(match[1]);
      const text = value.slice(0, match.index) + host + value.slice(match.index + match[1].length);
      return {text, name: match[1], isPublic: names === outside};
    }
    return null;
  };
});

/** Values that may be secrets, with the host names that the tool puts into them. */
const sensitiveEnvironment: ServiceRule = (service, context) => {
  const replace = hostReplacer(context);
  for (const {name, text, key} of service.environment) {
    if (text === null || !looksSecret(name, replace(text)?.text ?? text)) continue;
    // A path isn't a secret; what it leads to is, and belongs in a variable of another name.
    const own = text.startsWith('/') ? /^(.+?)_?_FILE$/.exec(name)?.[1] : undefined;
    const id = own ? 'sensitive-path' : 'environment-may-be-sensitive';
    const slots = {KEY: name, ...(own && {OWN: own})};
    context.report.say(id, inService(service, key, `environment.${name}`), slots);
  }
};

/** Service names in values become host names, which isn't always what the author meant. */
const serviceNamesInValues: ServiceRule = (service, context) => {
  const replace = hostReplacer(context);
  for (const [section, pairs] of [
    ['environment', service.environment],
    ['build.args', service.build ? service.args : []],
  ] as const) {
    for (const {name, text, key} of pairs) {
      const replaced = text === null ? null : replace(text);
      if (!replaced || replaced.text === text) continue;
      const id = text === replaced.name ? 'service-name-as-value' : 'service-name-in-value';
      const slots = {OTHER: replaced.name, KIND: replaced.isPublic ? 'public' : 'private'};
      context.report.say(id, inService(service, key, `${section}.${name}`), slots);
    }
  }
};

/** Two services that end up with the same host name and port. */
export const duplicateEndpoints: ProjectRule = ({services, report}) => {
  const owners = new Map<string, string>();
  for (const service of services) {
    for (const port of distinctPorts(service.ports)) {
      const endpoint = `${hostLabel(service.name)}:${port.target}/${modeOf(port)}`;
      const first = owners.get(endpoint);
      if (first !== undefined && first !== service.name)
        report.say('duplicate-endpoint', inService(service, service.key), {HOST: hostLabel(service.name)});
      else owners.set(endpoint, service.name);
    }
  }
};

export const VALUE_RULES: ServiceRule[] = [sensitiveEnvironment, serviceNamesInValues];
