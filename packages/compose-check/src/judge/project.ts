import {linkToKey} from '../../data/compose/key-id';
import type {Context, ProjectRule} from '../context';
import {type Service, dependenciesOf} from '../project/service';
import {type Value, child, entryAt, isList, textOf} from '../yaml/value';
import {inService, says, saysOfProject} from './places';

const MAX_NAME = 16;

/** Name as the tool writes it into labels: lowercase, with one dash for each run of other characters. */
const label = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}0-9_-]+/gu, '-')
    .slice(0, 63);

const serviceNamesClash: ProjectRule = ({services, report}) => {
  const names = new Map<string, string>();
  for (const service of [...services].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const first = names.get(label(service.name));
    if (first === undefined) names.set(label(service.name), service.name);
    else report.say('service-names-normalize', inService(service, service.key), {NAME: first, OTHER: service.name});
  }
};

/** Project name as the loader normalizes it. */
export const normalName = (name: string): string =>
  (name.toLowerCase().match(/[a-z0-9_-]/g) ?? []).join('').replace(/^[_-]+/, '');

const projectName: ProjectRule = ({root, report}) => {
  const entry = root.entries.get('name');
  const written = textOf(entry?.value);
  if (!entry || written === undefined) return;
  const name = normalName(written);
  const where = {place: entry.key, path: 'name', link: linkToKey('top-level', 'name')};
  if (!name && written) report.say('project-name', where);
  if (name !== written && name && !written.includes('$')) report.say('project-name-changes', where, {NAME: name});
  if (name.length > MAX_NAME) report.say('project-name-too-long', where, {NAME: name});
};

/** Whether a service is deployed: without profiles, or with the one that the tool activates. */
export function isActive(value: Value, {rules}: Pick<Context, 'rules'>): boolean {
  const profiles = child(value, 'profiles');
  if (!isList(profiles) || profiles.items.length === 0) return true;
  return profiles.items.some((item) => textOf(item) === rules.product.slug);
}

/** Services that one waits for and that aren't deployed: those that the file has, or those that it hasn't. */
const absentDependencies = (service: Service, {root, services, isPartial}: Context, isInactive: boolean) =>
  // A file that isn't here may have them.
  (isPartial ? [] : dependenciesOf(service))
    .filter(({name}) => !services.some((one) => one.name === name) && !entryAt(root, 'models', name))
    .filter(({name}) => (entryAt(root, 'services', name) !== undefined) === isInactive)
    .map(({name, place}) => ({...inService(service, place, 'depends_on'), slots: {OTHER: name}}));

export const SERVICE_RULES = says({
  'missing-image-or-build': (service) =>
    !(service.image || service.build || service.isModelProvider || service.isPartial) &&
    inService(service, service.key),
  'name-too-long': (service) => service.name.length > MAX_NAME && inService(service, service.key),
  'inactive-dependency': (...of) => absentDependencies(...of, true),
  'unknown-dependency': (...of) => absentDependencies(...of, false),
});

export const PROJECT_RULES: ProjectRule[] = [
  projectName,
  ...saysOfProject({
    'no-services-being-deployed': ({root, services, isPartial}) => {
      const entry = root.entries.get('services');
      const where = {place: entry?.key ?? root, path: entry ? 'services' : ''};
      return services.length === 0 && !isPartial && {...where, link: linkToKey('top-level', 'services')};
    },
  }),
  serviceNamesClash,
];
