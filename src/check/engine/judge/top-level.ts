import type {ProjectRule} from '../context';
import {type Entry, at, child, isMap, isScalar} from '../yaml/value';
import {linkToKey} from './keys';

/** Entries of a map at the top of the file. */
const entriesOf = (root: Parameters<ProjectRule>[0]['root'], section: string): [string, Entry][] => {
  const map = child(root, section);
  return isMap(map) ? [...map.entries] : [];
};

/** Where a secret or config gets its text from. Exactly one must be set. */
const SOURCES = {secrets: ['file', 'environment'], configs: ['file', 'environment', 'content']};

const oneSource: ProjectRule = ({root, report}) => {
  for (const [section, sources] of Object.entries(SOURCES)) {
    for (const [name, {key, value}] of entriesOf(root, section)) {
      if (!isMap(value)) continue;
      const given = sources.filter((source) => value.entries.has(source));
      const isElsewhere = value.entries.has('driver') || value.entries.has('external');
      if (given.length === 1 || (given.length === 0 && isElsewhere)) continue;
      const list = sources.join('|');
      report.add({
        rule: 'one-source',
        severity: 'stops',
        place: key,
        path: `${section}.${name}`,
        message: `${section}.${name}: ${given.length > 1 ? `${list} attributes are mutually exclusive` : `one of ${list} must be set`}`,
        text: given.length > 1 ? 'Only one source is allowed.' : 'The entry has neither a source nor `external: true`.',
        remedy:
          section === 'secrets' ? 'Write `external: true`, and set the value as config.' : 'Write exactly one source.',
        link: linkToKey('top-level', section),
      });
    }
  }
};

const isExternal = (entry: Entry): boolean => {
  const external = child(entry.value, 'external');
  return isMap(external) || (isScalar(external) && /^(?:true|y|yes|on)$/i.test(String(external.value)));
};

const externalVolume: ProjectRule = ({root, report}) => {
  for (const [name, entry] of entriesOf(root, 'volumes')) {
    if (!isMap(entry.value) || !isExternal(entry)) continue;
    const other = [...entry.value.entries.keys()].find(
      (key) => !['name', 'external'].includes(key) && !key.startsWith('x-'),
    );
    if (!other) continue;
    report.add({
      rule: 'external-volume',
      severity: 'stops',
      place: entry.key,
      path: `volumes.${name}`,
      message: `volumes.${name}: conflicting parameters "external" and "${other}" specified`,
      text: `An external volume can't have \`${other}\`.`,
      remedy: 'Remove the volume: files are gone when the container restarts.',
      link: linkToKey('top-level', 'volumes'),
    });
  }
};

const externalName: ProjectRule = ({root, report}) => {
  for (const section of ['networks', 'volumes', 'secrets', 'configs']) {
    for (const [name, entry] of entriesOf(root, section)) {
      const given = at(entry.value, 'external', 'name');
      if (!given) continue;
      const own = child(entry.value, 'name');
      const differs = isScalar(own) && isScalar(given) && own.value !== given.value;
      const where = {place: entry.key, path: `${section}.${name}`, link: linkToKey('top-level', section)};
      report.say('external-name', {PATH: where.path}, where);
      if (differs)
        report.add({
          ...where,
          rule: 'external-names-differ',
          severity: 'stops',
          message: `${section}.${name}: name and external.name conflict; only use name`,
          text: 'There are two names.',
          remedy: 'Keep `name`.',
        });
    }
  }
};

/** What the loader requires of volumes, networks, secrets and configs. */
export const RESOURCE_RULES: ProjectRule[] = [oneSource, externalVolume, externalName];
