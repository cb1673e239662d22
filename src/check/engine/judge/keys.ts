import {composeKeyId} from '../../../data/compose/key-id';
import type {ComposeKey} from '../../../data/compose/schema';
import type {Context} from '../context';
import {removeKey} from '../fix';
import {PARTIAL} from '../project/extend-services';
import {type Service, hasEffect} from '../project/service';
import type {Severity} from '../types';
import {
  type Entry,
  type MapValue,
  type Place,
  type Value,
  entryAt,
  isList,
  isMap,
  itemsOf,
  textOf,
} from '../yaml/value';
import {engineRemark} from './engine-remark';
import {EMPTY_PHRASES, PAGE, firstSentences, withAddress} from './notes';

/** Keys whose effect depends on their value, so they have their own rules. */
const WITH_RULE = new Set([
  'services.provider',
  'services.secrets',
  'services.restart',
  'services.domainname',
  'services.deploy',
  'deploy.mode',
  'deploy.resources.limits',
  'deploy.resources.limits.cpus',
  'deploy.resources.limits.memory',
  'build.args',
  'ports.published',
  'ports.host_ip',
  'healthcheck.disable',
  'top-level.secrets',
  'top-level.services',
  'top-level.version',
]);

/** Keys without an effect that other keys refer to: removing them would break the file for local use. */
const REFERRED_TO = new Set(['top-level.volumes', 'top-level.configs', 'services.configs']);

/** Keys whose empty value isn't nil in Go, so the tool refuses them anyway. */
const SET_WHEN_EMPTY = new Set([
  'deploy.update_config',
  'deploy.rollback_config',
  'deploy.restart_policy',
  'build.ssh',
  'build.additional_contexts',
  'build.ulimits',
]);

/** Keys of one section of the Compose reference. */
export type Keys = Map<string, ComposeKey>;

const tables = new WeakMap<Context['rules'], Map<string, Keys>>();

/** Keys of all sections, by section and name. */
export function keyTable({rules}: Pick<Context, 'rules'>): Map<string, Keys> {
  const made = tables.get(rules);
  if (made) return made;
  const table = new Map(rules.compose.map(({section, keys}) => [section, new Map(keys.map((key) => [key.key, key]))]));
  tables.set(rules, table);
  return table;
}

export const linkToKey = (section: string, key: string): string => `${PAGE}#${composeKeyId(section, key)}`;

/**
 * Where a remark about a service points, with the link of the key that it's below.
 *
 * @param below path under the service, such as `environment.NAME`; the service itself without it
 */
export function inService({name}: Service, place: Place, below = '') {
  const [key = ''] = below.split('.');
  return {
    place,
    path: ['services', name, ...(below ? [below] : [])].join('.'),
    service: name,
    link: key ? linkToKey('services', key) : linkToKey('top-level', 'services'),
  };
}

/** Where a key of a service is, such as `deploy.mode`; the service itself where it isn't set. */
export function atKey(service: Service, below: string) {
  const entry = entryAt(service.value, ...below.split('.'));
  const {link} = inService(service, service.key, below);
  return {...inService(service, entry?.key ?? service.key, entry ? below : ''), link};
}

interface Found {
  section: string;
  key: ComposeKey;
  map: MapValue;
  entry: Entry;
  path: string;
  service?: string;
}

/** Says what the deploy engine makes of a key, if the CLI passes it on. Returns whether it says something. */
function judgeEngine({section, key, map, entry, path, service}: Found, context: Context): boolean {
  const {report, input} = context;
  const id = `${section}.${key.key}`;
  if (key.status === 'stops' || key.status === 'warns' || !hasEffect(entry.value)) return false;
  const remark = engineRemark(id, key, entry.value, input.provider);
  if (!remark) return key.engine?.[input.provider as 'azure']?.effect === 'works';
  const isRemovable = remark.severity === 'ignored' && key.status === 'ignored' && !REFERRED_TO.has(id);
  const edit = isRemovable ? removeKey(sourceOf(context, map), map, entry) : null;
  const remedy =
    key.status === 'ignored'
      ? withAddress(key.note ?? '')
          .replace(EMPTY_PHRASES, '')
          .trim()
      : '';
  report.add({
    rule: `engine:${id}`,
    place: entry.key,
    path,
    ...remark,
    link: linkToKey(section, key.key),
    ...(service === undefined ? {} : {service}),
    ...(remedy ? {remedy: firstSentences(remedy, 2)} : {}),
    ...(edit ? {edits: [edit]} : {}),
  });
  return remark.severity !== 'note' || key.status === 'ignored';
}

/** Whether a key counts as set. An empty text is an entry of `dns_search`, but none of `dns`. */
function isSet(id: string, value: Value): boolean {
  if (id === 'services.dns') return itemsOf(value).some((item) => textOf(item) !== '');
  return id === 'services.dns_search' ? itemsOf(value).length > 0 : hasEffect(value);
}

/** Says what becomes of one key that is used. */
function judge(found: Found, context: Context): void {
  const {section, key, map, entry, path, service} = found;
  const {report, input} = context;
  const own = key.providers?.[input.provider];
  if (!own && judgeEngine(found, context)) return;
  const status = own?.status ?? key.status;
  const id = `${section}.${key.key}`;
  // A warning for only one provider has its own rule, with its message.
  if (status === 'supported' || own?.status === 'warns' || (WITH_RULE.has(id) && !own)) return;
  if (id === 'services.restart' && textOf(entry.value) !== 'no') return;
  const isOff = status !== 'ignored' && !isSet(id, entry.value) && !SET_WHEN_EMPTY.has(id);
  if (isOff) return;
  const note = withAddress(own?.note ?? key.note ?? '');
  const name = `\`${key.key}\``;
  const message = status === 'stops' || status === 'warns' ? key.message?.replaceAll('NAME', service ?? '') : undefined;
  const messageId = message && key.message ? report.messageIdOf(key.message) : undefined;
  const texts: Record<string, string> = {
    stops: `${name} isn't supported, and the deployment stops.`,
    warns: `${name} isn't supported. It's dropped, with a warning.`,
    ignored: `${name} has no effect in the cloud.`,
    limited: firstSentences(note, 2),
  };
  const remedy = status === 'limited' ? '' : note.replace(EMPTY_PHRASES, '').trim();
  const isRemovable = !own && (key.removable === true || (status === 'ignored' && !REFERRED_TO.has(id)));
  const edit = isRemovable ? removeKey(sourceOf(context, map), map, entry) : null;
  report.add({
    rule: `key:${id}`,
    severity: status as Severity,
    place: entry.key,
    path,
    text: own?.note && status !== 'stops' ? `${name}: ${firstSentences(note, 2)}` : (texts[status] ?? ''),
    link: linkToKey(section, key.key),
    ...(service === undefined ? {} : {service}),
    ...(message ? {message} : {}),
    ...(messageId ? {messageId} : {}),
    ...(remedy && !(own?.note && status !== 'stops') ? {remedy: firstSentences(remedy, 2)} : {}),
    ...(edit ? {edits: [edit]} : {}),
  });
}

export const sourceOf = ({input}: Pick<Context, 'input'>, {file}: {file: number}): string =>
  input.files[file]?.text ?? '';

/** Judges the keys of a map by their section of the reference, including dotted keys. */
function walk(
  map: MapValue,
  section: string,
  keys: Keys,
  at: {prefix: string; path: string; service?: string},
  context: Context,
): void {
  for (const [name, entry] of map.entries) {
    const dotted = at.prefix ? `${at.prefix}.${name}` : name;
    const path = `${at.path}.${name}`.replace(/^\./, '');
    const key = keys.get(dotted);
    if (key && isNotYet(key, context)) notYet(key, {...at, section, key, map, entry, path}, context);
    else if (key)
      judge({section, key, map, entry, path, ...(at.service === undefined ? {} : {service: at.service})}, context);
    const hasChildren = isMap(entry.value) && [...keys.keys()].some((other) => other.startsWith(`${dotted}.`));
    if (hasChildren && isMap(entry.value)) walk(entry.value, section, keys, {...at, prefix: dotted, path}, context);
  }
}

const isNotYet = (key: ComposeKey, {report}: Context): boolean => key.since !== undefined && !report.has(key.since);

/** A key that the requested release doesn't have yet: extensions warn, anything else stops the loader. */
function notYet(key: ComposeKey, {section, entry, path, service}: Found, {report}: Context): void {
  const where = {place: entry.key, path, service, link: linkToKey(section, key.key)};
  const [id, slot] = key.key.startsWith('x-') ? ['extension-not-yet', 'x-NAME'] : ['key-not-yet', 'KEY'];
  report.say(id, where, {[slot]: key.key, RELEASE: key.since ?? '', SERVICE: service ?? ''});
}

/** Keys of a service and of the maps below it. */
export function serviceKeys(service: Service, context: Context): void {
  const table = keyTable(context);
  const path = `services.${service.name}`;
  const at = {prefix: '', path, service: service.name};
  const sections = ['services', 'extensions'];
  for (const section of sections) walk(service.value, section, table.get(section) ?? new Map(), at, context);
  for (const section of ['build', 'deploy', 'healthcheck']) {
    const value = section === 'build' ? service.build : service.value.entries.get(section)?.value;
    if (isMap(value))
      walk(value, section, table.get(section) ?? new Map(), {...at, path: `${path}.${section}`}, context);
  }
  const ports = service.value.entries.get('ports')?.value;
  if (isList(ports))
    for (const [index, item] of ports.items.entries())
      if (isMap(item))
        walk(item, 'ports', table.get('ports') ?? new Map(), {...at, path: `${path}.ports.${index}`}, context);
  for (const [name, entry] of service.value.entries) unknownExtension(name, entry, service, context);
}

function unknownExtension(name: string, entry: Entry, service: Service, context: Context): void {
  if (!name.startsWith('x-') || name === PARTIAL || keyTable(context).get('extensions')?.has(name)) return;
  const edit = removeKey(sourceOf(context, service.value), service.value, entry);
  const where = {...inService(service, entry.key, name), link: linkToKey('services', 'x-NAME')};
  context.report.say('unsupported-extension', {...where, ...(edit && {edits: [edit]})}, {'x-NAME': name});
}

/** Keys at the top of the file. */
export function topLevelKeys(context: Context): void {
  const keys = new Map(keyTable(context).get('top-level'));
  keys.delete('x-NAME');
  walk(context.root, 'top-level', keys, {prefix: '', path: ''}, context);
}
