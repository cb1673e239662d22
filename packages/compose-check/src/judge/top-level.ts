import {linkToKey} from '../../data/compose/key-id';
import type {ProjectRule} from '../context';
import {type Place, at, child, entriesAt, isExternal, isMap, isScalar} from '../yaml/value';

const atTop = (section: string, name: string, place: Place) => ({
  place,
  path: `${section}.${name}`,
  link: linkToKey('top-level', section),
});

/** Where a secret or config gets its text from. Exactly one must be set. */
const SOURCES = {secrets: ['file', 'environment'], configs: ['file', 'environment', 'content']};

const oneSource: ProjectRule = ({root, report}) => {
  for (const [section, sources] of Object.entries(SOURCES))
    for (const [name, {key, value}] of entriesAt(root, section)) {
      if (!isMap(value)) continue;
      const given = sources.filter((source) => value.entries.has(source));
      const isElsewhere = value.entries.has('driver') || value.entries.has('external');
      if (given.length === 1 || (given.length === 0 && isElsewhere)) continue;
      const id = given.length > 1 ? `several-sources-of-${section}` : `no-source-of-${section}`;
      report.say(id, atTop(section, name, key), {PATH: `${section}.${name}`, NAMES: sources.join('|')});
    }
};

const externalVolume: ProjectRule = ({root, report}) => {
  for (const [name, entry] of entriesAt(root, 'volumes')) {
    if (!isMap(entry.value) || !isExternal(entry.value)) continue;
    const other = [...entry.value.entries.keys()].find(
      (key) => !['name', 'external'].includes(key) && !key.startsWith('x-'),
    );
    if (other) report.say('external-volume', atTop('volumes', name, entry.key), {PATH: `volumes.${name}`, KEY: other});
  }
};

const externalName: ProjectRule = ({root, report}) => {
  for (const section of ['networks', 'volumes', 'secrets', 'configs']) {
    for (const [name, entry] of entriesAt(root, section)) {
      const given = at(entry.value, 'external', 'name');
      if (!given) continue;
      const own = child(entry.value, 'name');
      const differs = isScalar(own) && isScalar(given) && own.value !== given.value;
      const where = atTop(section, name, entry.key);
      report.say('external-name', where, {PATH: where.path});
      if (differs) report.say('external-names-differ', where, {PATH: where.path});
    }
  }
};

/** What the loader requires of volumes, networks, secrets and configs. */
export const RESOURCE_RULES: ProjectRule[] = [oneSource, externalVolume, externalName];
