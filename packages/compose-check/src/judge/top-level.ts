import {linkToKey} from '../../data/compose/key-id';
import {type Place, at, child, entriesAt, isExternal, isMap, isScalar} from '../yaml/value';
import {saysOfProject} from './places';

const atTop = (section: string, name: string, place: Place) => ({
  place,
  path: `${section}.${name}`,
  link: linkToKey('top-level', section),
});

/** Where a secret or config gets its text from. Exactly one must be set. */
const SOURCES = {secrets: ['file', 'environment'], configs: ['file', 'environment', 'content']};

/** What the loader requires of volumes, networks, secrets and configs. */
export const RESOURCE_RULES = saysOfProject({
  'no-source-of-configs': ({root}) =>
    Object.entries(SOURCES).flatMap(([section, sources]) =>
      entriesAt(root, section).flatMap(([name, {key, value}]) => {
        if (!isMap(value)) return [];
        const given = sources.filter((source) => value.entries.has(source));
        const isElsewhere = value.entries.has('driver') || value.entries.has('external');
        if (given.length === 1 || (given.length === 0 && isElsewhere)) return [];
        const id = given.length > 1 ? `several-sources-of-${section}` : `no-source-of-${section}`;
        const slots = {PATH: `${section}.${name}`, NAMES: sources.join('|')};
        return {...atTop(section, name, key), slots, id};
      }),
    ),
  'external-volume': ({root}) =>
    entriesAt(root, 'volumes').flatMap(([name, {key, value}]) => {
      const keys = isExternal(value) && isMap(value) ? [...value.entries.keys()] : [];
      const KEY = keys.find((one) => !['name', 'external'].includes(one) && !one.startsWith('x-'));
      return KEY ? {...atTop('volumes', name, key), slots: {PATH: `volumes.${name}`, KEY}} : [];
    }),
  'external-name': ({root}) =>
    ['networks', 'volumes', 'secrets', 'configs'].flatMap((section) =>
      entriesAt(root, section).flatMap(([name, {key, value}]) => {
        const given = at(value, 'external', 'name');
        if (!given) return [];
        const own = child(value, 'name');
        const differs = isScalar(own) && isScalar(given) && own.value !== given.value;
        const said = {...atTop(section, name, key), slots: {PATH: `${section}.${name}`}};
        return differs ? [said, {...said, id: 'external-names-differ'}] : said;
      }),
    ),
});
