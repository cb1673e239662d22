import type {Report} from '../report';
import {mergeValues} from '../yaml/merge';
import {sayMissing} from './load-findings';
import {type Entry, type MapValue, type Value, child, isMap, isScalar, textOf} from '../yaml/value';

/** Key that marks a service that extends one from a missing file: what it lacks may be set there. */
export const PARTIAL = 'x-taken-over-from-elsewhere';

/** A copy whose parts are marked as shared, so that no fix edits them in the service that extends them. */
function markShared(value: Value): Value {
  if (!isMap(value)) return {...value, shared: true};
  const entries = [...value.entries].map(([name, entry]): [string, Entry] => [
    name,
    {...entry, value: {...entry.value, shared: true}},
  ]);
  return {...value, shared: true, entries: new Map(entries)};
}

type FindFile = (path: string, from: number) => MapValue | undefined;

/** Merges extended services into those that extend them, as the loader does before anything else. */
export function extendServices(root: MapValue, find: FindFile, report: Report): void {
  const done = new Set<Entry>();

  function extend(services: MapValue, name: string, trail: string[]): void {
    const entry = services.entries.get(name);
    if (!entry || !isMap(entry.value) || done.has(entry)) return;
    const set = (value: Value): void => {
      const extended = {...entry, value};
      services.entries.set(name, extended);
      done.add(extended);
    };
    const {value} = entry;
    const extended = value.entries.get('extends');
    if (!extended) return;
    const where = {place: extended.key, path: `services.${name}.extends`, service: name};
    const file = textOf(child(extended.value, 'file'));
    const target = textOf(isScalar(extended.value) ? extended.value : child(extended.value, 'service'));
    if (target === undefined && isMap(extended.value)) return report.say('extends-service', where);
    const found = file === undefined ? undefined : find(file, extended.key.file);
    const own: MapValue = {...value, entries: new Map(value.entries)};
    own.entries.delete('extends');
    if (file !== undefined && !found) {
      const what = `what \`${name}\` takes from \`${file}\``;
      const missing = {path: where.path, service: name, what, condition: `\`${file}\` has \`${target}\``};
      sayMissing(file, extended.value, missing, report);
      own.entries.set(PARTIAL, extended);
      return set(own);
    }
    const sources = found ? child(found, 'services') : services;
    if (!isMap(sources)) return report.say('extends-no-services', where, {FILE: file ?? ''});
    if (target === undefined) return;
    const step = `${file ?? extended.key.file}:${name}`;
    if (trail.includes(step) || (file === undefined && target === name)) return report.say('extends-cycle', where);
    if (!sources.entries.has(target)) {
      const id = file === undefined ? 'extends-unknown' : 'extends-unknown-elsewhere';
      return report.say(id, where, {OWN: report.fileName(extended.key), OTHER: target, FILE: file ?? ''});
    }
    extend(sources, target, [...trail, step]);
    const base = sources.entries.get(target)?.value;
    if (base) set(mergeValues(markShared(base), own, ['services', 'x'], report));
  }

  const entry = root.entries.get('services');
  const services = entry?.value;
  if (isMap(services)) for (const name of [...services.entries.keys()]) extend(services, name, []);
  else if (entry) report.say('services-form', {place: entry.value, path: 'services'});
}
