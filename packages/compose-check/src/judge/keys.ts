import {linkToKey} from '../../data/compose/key-id';
import type {ComposeKey} from '../../data/compose/schema';
import type {Context, ProjectRule, ServiceRule} from '../context';
import {removeKey} from '../fix';
import {once} from '../once';
import {PARTIAL} from '../project/extend-services';
import {hasEffect} from '../project/service';
import {type Entry, type MapValue, type Value, child, isMap, itemsOf, textOf} from '../yaml/value';
import {engineRemark} from './engine-remark';
import {EMPTY_PHRASES, firstSentences} from './notes';
import {inService} from './places';

const tableOf = once(
  ({compose}: Context['rules']): Map<string, ComposeKey> =>
    new Map(compose.flatMap(({section, keys}) => keys.map((key) => [`${section}.${key.key}`, key] as const))),
);

/** A key of the Compose reference: `ports.mode`, `services.restart`. */
export const keyOf = (id: string, {rules}: Pick<Context, 'rules'>): ComposeKey | undefined => tableOf(rules).get(id);

/** A map of the file, and the section of the reference that describes its keys. */
interface Level {
  section: string;
  /** What dotted keys of the section begin with here. */
  prefix?: string;
  path: string;
  service?: string;
}

interface Found extends Level {
  key: ComposeKey;
  map: MapValue;
  entry: Entry;
}

const remarkOn = ({section, key, entry, path, service}: Found) => ({
  place: entry.key,
  path,
  service,
  link: linkToKey(section, key.key),
});

/** The remedy that a note has, without what the check says in its own words. */
const remedyIn = (note: string): string => firstSentences(note.replace(EMPTY_PHRASES, '').trim(), 2);

/** Says what the deploy engine makes of a key, if the CLI passes it on. Returns whether it says something. */
function judgeEngine(found: Found, {report, input}: Context): boolean {
  const {section, key, entry} = found;
  const id = `${section}.${key.key}`;
  if (key.status === 'stops' || key.status === 'warns' || !hasEffect(entry.value)) return false;
  const remark = engineRemark(id, key, entry.value, input.provider);
  if (!remark) return key.engine?.[input.provider as 'azure']?.effect === 'works';
  const isIgnored = key.status === 'ignored';
  report.add({
    ...remarkOn(found),
    ...remark,
    rule: `engine:${id}`,
    remedy: isIgnored ? remedyIn(key.note ?? '') : '',
  });
  return remark.severity !== 'note' || isIgnored;
}

/** Whether a key counts as set. An empty text is an entry of `dns_search`, but none of `dns`. */
function isSet(id: string, value: Value): boolean {
  if (id === 'services.dns') return itemsOf(value).some((item) => textOf(item) !== '');
  return id === 'services.dns_search' ? itemsOf(value).length > 0 : hasEffect(value);
}

function judge(found: Found, context: Context): void {
  const {section, key, map, entry, service} = found;
  const {report, input} = context;
  const own = key.providers?.[input.provider];
  if (!own && judgeEngine(found, context)) return;
  const status = own?.status ?? key.status;
  const id = `${section}.${key.key}`;
  // A warning for only one provider has its own rule, with its message.
  if (status === 'supported' || own?.status === 'warns' || (key.hasRule && !own)) return;
  if (id === 'services.restart' && textOf(entry.value) !== 'no') return;
  if (status !== 'ignored' && !isSet(id, entry.value) && !key.setWhenEmpty) return;
  const note = own?.note ?? key.note ?? '';
  const name = `\`${key.key}\``;
  const hasMessage = status === 'stops' || status === 'warns';
  // What differs at a provider is said in the words for it.
  const isOwnNote = own?.note !== undefined && status !== 'stops';
  const texts = {
    stops: `${name} isn't supported, and the deployment stops.`,
    warns: `${name} isn't supported. It's dropped, with a warning.`,
    ignored: `${name} has no effect in the cloud.`,
    limited: firstSentences(note, 2),
  };
  report.add({
    ...remarkOn(found),
    rule: `key:${id}`,
    severity: status,
    message: hasMessage ? key.message?.replaceAll('NAME', service ?? '') : undefined,
    messageId: hasMessage && key.message ? report.messageIdOf(key.message) : undefined,
    text: isOwnNote ? `${name}: ${firstSentences(note, 2)}` : texts[status],
    remedy: status === 'limited' || isOwnNote ? '' : remedyIn(note),
    edits: key.removable && !own ? removeKey(report, map, entry) : [],
  });
}

/** Judges the keys of a map by their section of the reference, including dotted keys. */
function walk(map: Value | undefined, level: Level, context: Context): void {
  if (!isMap(map)) return;
  const {section, prefix = ''} = level;
  for (const [name, entry] of map.entries) {
    const dotted = `${prefix}${name}`;
    const path = level.path ? `${level.path}.${name}` : name;
    const key = name === 'x-NAME' ? undefined : keyOf(`${section}.${dotted}`, context);
    if (key) judge({...level, path, key, map, entry}, context);
    const hasChildren = isMap(entry.value) && hasKeysBelow(section, `${dotted}.`, context);
    if (hasChildren) walk(entry.value, {...level, prefix: `${dotted}.`, path}, context);
  }
}

const hasKeysBelow = (section: string, prefix: string, {rules}: Context): boolean =>
  rules.compose.some((one) => one.section === section && one.keys.some(({key}) => key.startsWith(prefix)));

export const serviceKeys: ServiceRule = (service, context) => {
  const {name, value, build} = service;
  const parts: [section: string, value: Value | undefined, below?: string][] = [
    ['services', value],
    ['extensions', value],
    ['build', build, '.build'],
    ['deploy', child(value, 'deploy'), '.deploy'],
    ['healthcheck', child(value, 'healthcheck'), '.healthcheck'],
    ...itemsOf(child(value, 'ports')).map((item, index): [string, Value, string] => ['ports', item, `.ports.${index}`]),
  ];
  for (const [section, map, below = ''] of parts)
    walk(map, {section, path: `services.${name}${below}`, service: name}, context);
  for (const [key, entry] of value.entries) {
    if (!key.startsWith('x-') || key === PARTIAL || keyOf(`extensions.${key}`, context)) continue;
    const where = {...inService(service, entry.key, key), link: linkToKey('services', 'x-NAME')};
    const edits = removeKey(context.report, value, entry);
    context.report.say('unsupported-extension', {...where, edits}, {'x-NAME': key});
  }
};

export const topLevelKeys: ProjectRule = (context) => walk(context.root, {section: 'top-level', path: ''}, context);
