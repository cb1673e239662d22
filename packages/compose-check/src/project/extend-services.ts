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

/** Finds another file, if the reader provided it. */
export type FindFile = (path: string, from: number) => MapValue | undefined;

/** Merges extended services into those that extend them, as the loader does before anything else. */
export class ServiceExtender {
  private readonly done = new Set<Entry>();

  constructor(
    private readonly report: Report,
    private readonly find: FindFile,
  ) {}

  extendAll(root: MapValue): void {
    const entry = root.entries.get('services');
    const services = entry?.value;
    if (isMap(services)) for (const name of [...services.entries.keys()]) this.extend(services, name, []);
    else if (entry) this.report.say('services-form', {place: entry.value, path: 'services'});
  }

  private extend(services: MapValue, name: string, trail: string[]): void {
    const entry = services.entries.get(name);
    if (!entry || !isMap(entry.value) || this.done.has(entry)) return;
    const {value} = entry;
    const extended = value.entries.get('extends');
    if (!extended) return;
    const where = {place: extended.key, path: `services.${name}.extends`, service: name};
    const file = textOf(child(extended.value, 'file'));
    const target = textOf(isScalar(extended.value) ? extended.value : child(extended.value, 'service'));
    if (target === undefined && isMap(extended.value)) {
      this.report.say('extends-service', where);
      return;
    }
    const found = file === undefined ? undefined : this.find(file, extended.key.file);
    const own: MapValue = {...value, entries: new Map(value.entries)};
    own.entries.delete('extends');
    if (file !== undefined && !found) {
      const what = `what \`${name}\` takes from \`${file}\``;
      const missing = {path: where.path, service: name, what, condition: `\`${file}\` has \`${target}\``};
      sayMissing(file, extended.value, missing, this.report);
      own.entries.set(PARTIAL, extended);
      this.set(services, name, {...entry, value: own});
      return;
    }
    const sources = found ? child(found, 'services') : services;
    if (!isMap(sources)) {
      this.report.say('extends-no-services', where, {FILE: file ?? ''});
      return;
    }
    if (target === undefined) return;
    const step = `${file ?? extended.key.file}:${name}`;
    if (trail.includes(step) || (file === undefined && target === name)) {
      this.report.say('extends-cycle', where);
      return;
    }
    if (!sources.entries.has(target)) {
      const id = file === undefined ? 'extends-unknown' : 'extends-unknown-elsewhere';
      this.report.say(id, where, {OWN: this.report.fileName(extended.key), OTHER: target, FILE: file ?? ''});
      return;
    }
    this.extend(sources, target, [...trail, step]);
    const base = sources.entries.get(target)?.value;
    if (!base) return;
    const merged = mergeValues(markShared(base), own, ['services', 'x'], this.report);
    this.set(services, name, {...entry, value: merged});
  }

  private set(services: MapValue, name: string, entry: Entry): void {
    services.entries.set(name, entry);
    this.done.add(entry);
  }
}
