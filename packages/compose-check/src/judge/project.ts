import {linkToKey} from '../../data/compose/key-id';
import type {Context, ProjectRule, ServiceRule} from '../context';
import {dependenciesOf} from '../project/service';
import {type Value, child, entryAt, isList, textOf} from '../yaml/value';
import {inService} from './places';

const MAX_NAME = 16;

const imageOrBuild: ServiceRule = (service, {report}) => {
  if (service.image || service.build || service.isModelProvider || service.isPartial) return;
  report.say('missing-image-or-build', inService(service, service.key));
};

const serviceNameLength: ServiceRule = (service, {report}) => {
  if (service.name.length > MAX_NAME) report.say('name-too-long', inService(service, service.key));
};

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

const noServices: ProjectRule = ({root, services, isPartial, report}) => {
  if (services.length > 0 || isPartial) return;
  const entry = root.entries.get('services');
  const where = {place: entry?.key ?? root, path: entry ? 'services' : ''};
  report.say('no-services-being-deployed', {...where, link: linkToKey('top-level', 'services')});
};

const unknownDependency: ServiceRule = (service, {root, services, report}) => {
  for (const {name, place} of dependenciesOf(service)) {
    if (services.some((one) => one.name === name) || entryAt(root, 'models', name)) continue;
    const id = entryAt(root, 'services', name) ? 'inactive-dependency' : 'unknown-dependency';
    report.say(id, inService(service, place, 'depends_on'), {OTHER: name});
  }
};

/** Whether a service is deployed: without profiles, or with the one that the tool activates. */
export function isActive(value: Value, {rules}: Pick<Context, 'rules'>): boolean {
  const profiles = child(value, 'profiles');
  if (!isList(profiles) || profiles.items.length === 0) return true;
  return profiles.items.some((item) => textOf(item) === rules.product.slug);
}

export const SERVICE_RULES: ServiceRule[] = [imageOrBuild, serviceNameLength, unknownDependency];

export const PROJECT_RULES: ProjectRule[] = [projectName, noServices, serviceNamesClash];
