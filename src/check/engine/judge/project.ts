import type {Context, ProjectRule, ServiceRule} from '../context';
import {dependenciesOf} from '../project/service';
import {type Value, child, isList, isMap, textOf} from '../yaml/value';
import {inService, linkToKey} from './keys';

const MAX_NAME = 16;

export const imageOrBuild: ServiceRule = (service, {report}) => {
  if (service.image || service.build || service.isModelProvider || service.isPartial) return;
  report.say(
    'missing-image-or-build',
    {},
    {
      place: service.key,
      path: `services.${service.name}`,
      prefix: `service "${service.name}": `,
      service: service.name,
      text: 'The service has neither `image` nor `build`. The check before a deployment refuses that, although `compose config` passes.',
      link: linkToKey('services', 'image'),
    },
  );
};

export const serviceNameLength: ServiceRule = (service, {report}) => {
  if (service.name.length <= MAX_NAME) return;
  report.say('name-too-long', {SERVICE: service.name}, inService(service, service.key));
};

/** Name as the tool writes it into labels: lowercase, with one dash for each run of other characters. */
const label = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}0-9_-]+/gu, '-')
    .slice(0, 63);

export const serviceNamesClash: ProjectRule = ({services, report}) => {
  const names = new Map<string, string>();
  for (const {name, key} of [...services].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const first = names.get(label(name));
    if (first === undefined) names.set(label(name), name);
    else
      report.say(
        'service-names-normalize',
        {NAME: first, OTHER: name},
        {
          place: key,
          path: `services.${name}`,
          service: name,
          link: linkToKey('top-level', 'services'),
        },
      );
  }
};

/** Project name as the loader normalizes it. */
export const normalName = (name: string): string =>
  (name.toLowerCase().match(/[a-z0-9_-]/g) ?? []).join('').replace(/^[_-]+/, '');

export const projectName: ProjectRule = ({root, report}) => {
  const entry = root.entries.get('name');
  const written = textOf(entry?.value);
  if (!entry || written === undefined) return;
  const name = normalName(written);
  const where = {place: entry.key, path: 'name', link: linkToKey('top-level', 'name')};
  if (!name && written)
    report.add({
      ...where,
      rule: 'project-name',
      severity: 'stops',
      message: 'project name must not be empty',
      text: 'The name has no valid character: use lowercase letters, digits, `-` and `_`, and start with a letter or digit.',
    });
  if (name !== written && name && !written.includes('$'))
    report.add({...where, rule: 'project-name', severity: 'becomes', text: `The name becomes \`${name}\`.`});
  if (name.length > MAX_NAME)
    report.say(
      'name-too-long',
      {},
      where,
      `project name "${name}" is longer than 16 characters, you may run into issues with resource name length`,
    );
};

export const noServices: ProjectRule = ({root, services, isPartial, report}) => {
  if (services.length > 0 || isPartial) return;
  const entry = root.entries.get('services');
  report.say(
    'no-services-being-deployed',
    {},
    {
      place: entry?.key ?? root,
      path: entry ? 'services' : '',
      link: linkToKey('top-level', 'services'),
    },
  );
};

export const unknownDependency: ServiceRule = (service, {root, services, report}) => {
  const all = child(root, 'services');
  for (const {name, place} of dependenciesOf(service)) {
    const isThere = isMap(all) && all.entries.has(name);
    const models = child(root, 'models');
    if (services.some((one) => one.name === name) || (isMap(models) && models.entries.has(name))) continue;
    report.add({
      rule: 'unknown-dependency',
      severity: 'ignored',
      ...inService(service, place, 'depends_on'),
      text: isThere
        ? `\`${name}\` isn't deployed, because its profiles aren't active. The CLI doesn't tell you.`
        : `No service is called \`${name}\`. The CLI doesn't tell you, and doesn't wait for anything.`,
      remedy: 'Correct the name, or remove it.',
    });
  }
};

/** Whether a service is deployed: without profiles, or with the one that the tool activates. */
export function isActive(value: Value, {rules}: Pick<Context, 'rules'>): boolean {
  const profiles = child(value, 'profiles');
  if (!isList(profiles) || profiles.items.length === 0) return true;
  return profiles.items.some((item) => textOf(item) === rules.product.slug);
}
