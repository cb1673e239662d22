import type {Report} from '../report';
import {type Entry, type ListValue, type MapValue, type Value, isList, isMap, isNull, isScalar} from './value';

const emptyMap = (like: Value): MapValue => ({...placeOf(like), kind: 'map', shared: true, entries: new Map()});
const placeOf = ({file, start, end}: Value): {file: number; start: number; end: number} => ({file, start, end});

/** What a name in a list stands for when the list becomes a map. */
function entryValue(item: Value, key: string): Value {
  const value: Value = {...placeOf(item), kind: 'scalar', shared: true, value: null, isInteger: false};
  if (key !== 'depends_on') return value;
  const map = emptyMap(item);
  map.entries.set('condition', {key: item, value: {...value, value: 'service_started'}});
  return map;
}

function named(value: Value, section: string): Value {
  if (!isList(value)) return value;
  const map = emptyMap(value);
  for (const item of value.items)
    if (isScalar(item)) map.entries.set(String(item.value), {key: item, value: entryValue(item, section)});
  return map;
}

function listed(value: Value): ListValue {
  if (isList(value)) return value;
  const list: ListValue = {...placeOf(value), kind: 'list', shared: true, items: []};
  if (isScalar(value)) list.items.push(value);
  else if (isMap(value))
    for (const [name, {key, value: below}] of value.entries) {
      const text = isScalar(below) && below.value !== null ? `${name}=${below.value}` : name;
      list.items.push({...key, end: below.end, kind: 'scalar', shared: true, value: text, isInteger: false});
    }
  return list;
}

const isSame = (one: Value, other: Value): boolean => isScalar(one) && isScalar(other) && one.value === other.value;

const asBuild = (value: Value): Value => {
  if (!isScalar(value)) return value;
  const map = emptyMap(value);
  map.entries.set('context', {key: value, value});
  return map;
};

/**
 * Merges one part of a Compose file over another, as Compose does: maps by key, lists appended, a few keys by their own
 * rules. Neither of the two is changed. Says where the two don't fit together.
 */
export function mergeValues(base: Value, over: Value, path: string[], report: Report): Value {
  const {replaced, named: asNames, listed: asLists} = report.rules.shapes.merging;
  const inService = path[0] === 'services' ? path.slice(2).join('.') : '';
  if (over.override || isNull(base) || replaced.includes(inService)) return over;
  if (isNull(over)) return base;
  if (asLists.includes(inService)) {
    const [first, second] = [listed(base), listed(over)];
    const isKnown = (item: Value): boolean =>
      inService.endsWith('extra_hosts') && first.items.some((one) => isSame(one, item));
    return {...second, shared: true, items: [...first.items, ...second.items.filter((item) => !isKnown(item))]};
  }
  const [one, other] = asNames.includes(inService)
    ? [named(base, inService), named(over, inService)]
    : inService === 'build'
      ? [asBuild(base), asBuild(over)]
      : [base, over];
  if (isMap(one) && isMap(other)) {
    const entries = new Map<string, Entry>(one.entries);
    for (const name of other.resets ?? []) entries.delete(name);
    for (const [name, entry] of other.entries) {
      const earlier = entries.get(name);
      const value = earlier ? mergeValues(earlier.value, entry.value, [...path, name], report) : entry.value;
      entries.set(name, earlier ? {key: entry.key, value} : entry);
    }
    return {...other, entries};
  }
  if (isList(one) && isList(other)) return {...other, shared: true, items: [...one.items, ...other.items]};
  const where = path.join('.');
  if (!isScalar(one)) report.say('merge-conflict', {place: other, path: where}, {PATH: where});
  return other;
}
