import type {Context} from '../context';
import {normalName} from '../judge/project';
import type {Report} from '../report';
import type {CheckInput} from '../types';
import {mergeValues} from '../yaml/merge';
import {type Reading, readYaml} from '../yaml/read';
import {type MapValue, type Value, at, child, isList, isMap, isNull, pairsOf, textOf, textsOf} from '../yaml/value';
import {type PlacedEntry, readEntries, readValues} from './dot-env';
import {isEnvName} from './env-file';
import {extendServices} from './extend-services';
import {fillVariables} from './fill-variables';
import {findFile} from './find-file';
import {sayMissing, sayObsoleteVersion, sayProblem} from './load-findings';
import {shapeReporter} from './shape-findings';

type Values = ReadonlyMap<string, string>;

export interface Loaded {
  root: MapValue;
  /** The main file alone, where it can be read. */
  main: MapValue | undefined;
  /** Whether the file can be read at all. */
  isReadable: boolean;
  /** Whether an included file isn't here, which may have services. */
  isPartial: boolean;
  /** Values from the env files. */
  values: Values;
  /** What a service takes from its env files, as far as they're here. */
  entriesOf: (service: MapValue) => PlacedEntry[];
}

const EMPTY: MapValue = {file: 0, start: 0, end: 0, kind: 'map', shared: false, entries: new Map()};

const listOf = (value: Value | undefined): Value[] =>
  value?.kind === 'list' ? value.items : value === undefined ? [] : [value];

/** Paths that an entry of `include` or `env_file` names: one text, a list, or a map with either. */
const pathsOf = (item: Value): string[] => textsOf(isMap(item) ? child(item, 'path') : item);

/** Paths of the env files of a service. */
export const envPathsOf = (service: Value): string[] => listOf(child(service, 'env_file')).flatMap(pathsOf);

const servicesOf = (root: MapValue): Value[] => {
  const services = child(root, 'services');
  return isMap(services) ? [...services.entries.values()].map(({value}) => value) : [];
};

/** Reads, fills in, extends, includes, merges and compares files in the order of the tool's loader. */
class Loader {
  private readonly shapes: ReturnType<typeof shapeReporter>;
  private readonly readings = new Map<number, Reading>();
  /** Files whose variables are filled in. */
  private readonly used = new Set<number>();
  isReadable = true;
  /** Whether an included file isn't here, which may have services. */
  isPartial = false;

  constructor(
    readonly input: CheckInput,
    readonly report: Report,
  ) {
    this.shapes = shapeReporter(report);
  }

  nameOf(file: number): string {
    return this.input.files[file]?.name ?? '';
  }

  read(file: number): Reading {
    const reading = this.readings.get(file) ?? readYaml(this.input.files[file]?.text ?? '', file);
    this.readings.set(file, reading);
    return reading;
  }

  /** Documents of a file with their variables filled in. Says what's wrong with the file's YAML. */
  private documentsOf(file: number, values: Values): MapValue[] {
    const {documents, problems} = this.read(file);
    if (this.used.has(file)) return documents;
    this.used.add(file);
    for (const problem of problems) {
      this.isReadable &&= !['too-large', 'yaml-syntax', 'yaml-tab', 'yaml-character'].includes(problem.rule);
      sayProblem(problem, this.input.files[file]?.text ?? '', this.report);
    }
    for (const root of documents) fillVariables(root, values, this.report);
    return documents;
  }

  /** The services of a file that others extend. The loader compares only those with a shape that are extended. */
  private extended(file: number, values: Values): MapValue {
    let merged: Value = EMPTY;
    for (const root of this.documentsOf(file, values)) {
      this.shapes.checkCasts(root);
      merged = mergeValues(merged, root, [], this.report);
    }
    return isMap(merged) ? merged : EMPTY;
  }

  /** Merges files in order: one project, or what one entry of `include` adds. */
  load(files: number[], values: Values, trail: number[]): MapValue {
    let merged: MapValue = EMPTY;
    for (const file of files)
      for (const root of this.documentsOf(file, values)) merged = this.add(merged, root, file, values, trail);
    return merged;
  }

  private add(base: MapValue, root: MapValue, file: number, values: Values, trail: number[]): MapValue {
    const find = (path: string, from: number) => {
      const found = this.find(path, from);
      return found < 0 ? undefined : this.extended(found, values);
    };
    extendServices(root, find, this.report);
    const whole = this.include(root, file, values, [...trail, file]);
    const merged = mergeValues(base, whole, [], this.report);
    if (!isMap(merged)) return base;
    this.shapes.check(merged, this.nameOf(file));
    sayObsoleteVersion(merged, this.nameOf(file), this.report);
    merged.entries.delete('version');
    return merged;
  }

  /** The file over what it includes. */
  private include(root: MapValue, file: number, values: Values, trail: number[]): MapValue {
    const entries = new Map(root.entries);
    const included = root.entries.get('include');
    entries.delete('include');
    let whole: Value = {...root, entries};
    if (included && !isList(included.value) && !isNull(included.value)) this.sayForm(included.value);
    for (const item of isList(included?.value) ? included.value.items : []) {
      if (!isMap(item) && textOf(item) === undefined) this.sayForm(item);
      const found = pathsOf(item).map((path) => ({path, number: this.find(path, file)}));
      for (const {path} of found.filter(({number}) => number < 0))
        sayMissing(
          path,
          item,
          {path: 'include', what: `what \`${path}\` adds`, condition: `\`${path}\` exists and deploys`},
          this.report,
        );
      this.isPartial ||= found.some(({number}) => number < 0);
      const numbers = found.flatMap(({number}) => (number < 0 ? [] : [number]));
      const [first] = numbers;
      if (first === undefined) continue;
      if (trail.includes(first)) {
        this.report.say('include-cycle', {place: item, path: 'include'});
        continue;
      }
      const added = this.load(numbers, this.valuesFor(item, first, file, values), trail);
      const resources = {...added, entries: new Map([...added.entries].filter(([key]) => key !== 'name'))};
      whole = mergeValues(resources, whole, [], this.report);
    }
    return isMap(whole) ? whole : root;
  }

  private sayForm(value: Value): void {
    this.report.say('include-form', {place: value, path: 'include'}, {VALUE: textOf(value) ?? ''});
  }

  /** An included file also gets the values of its own env files: those it names, or `.env` in its folder. */
  private valuesFor(item: Value, included: number, file: number, values: Values): Values {
    const named = textsOf(child(item, 'env_file')).filter((path) => path !== '/dev/null');
    const name = this.nameOf(included);
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const own = this.input.files.findIndex((one) => folder !== '' && one.name === `${folder}.env`);
    const numbers = named.length > 0 ? named.map((path) => this.find(path, file)) : [own];
    const more = new Map<string, string>();
    const known = (other: string): string | undefined => values.get(other) ?? more.get(other);
    for (const [index, number] of numbers.entries()) {
      const path = named[index];
      if (number >= 0) for (const entry of readEntries(number, known, this)) more.set(entry.name, entry.value);
      else if (path !== undefined)
        this.report.skip(`what \`${path}\` sets`, "That file isn't here.", item, `\`${path}\` exists`);
    }
    return new Map([...values, ...more]);
  }

  /** What a service takes from its env files. */
  entriesOf(service: MapValue, values: Values): PlacedEntry[] {
    const own = new Map(pairsOf(child(service, 'environment')).map(({name, text}) => [name, text ?? undefined]));
    const entries = new Map<string, PlacedEntry>();
    for (const path of envPathsOf(service)) {
      const number = this.find(path, service.file);
      const known = (name: string): string | undefined => values.get(name) ?? own.get(name);
      if (number >= 0) for (const entry of readEntries(number, known, this)) entries.set(entry.name, entry);
    }
    return [...entries.values()];
  }

  /** Numbers of the files that others include or extend, and of those that a service takes values from. */
  roles(): {parts: Set<number>; envFiles: Set<number>} {
    const [parts, envFiles] = [new Set<number>(), new Set<number>()];
    for (const [file, {name}] of this.input.files.entries()) {
      if (isEnvName(name)) continue;
      for (const root of this.read(file).documents) {
        const included = listOf(child(root, 'include'));
        const extended = servicesOf(root).flatMap((service) => textOf(at(service, 'extends', 'file')) ?? []);
        for (const path of [...included.flatMap(pathsOf), ...extended]) parts.add(this.find(path, file));
        const named = included.flatMap((item) => textsOf(child(item, 'env_file')));
        for (const path of [...servicesOf(root).flatMap(envPathsOf), ...named]) envFiles.add(this.find(path, file));
      }
    }
    return {parts, envFiles};
  }

  private find(path: string, file: number): number {
    return findFile(this.input.files, path, this.nameOf(file));
  }
}

/** Gives `COMPOSE_PROJECT_NAME` a value if a file has a name. */
function nameProject(documents: MapValue[], values: Map<string, string>): void {
  const names = documents.flatMap((root) => textOf(child(root, 'name')) || []);
  const name = names.at(-1);
  if (name && !values.has('COMPOSE_PROJECT_NAME')) values.set('COMPOSE_PROJECT_NAME', normalName(name));
}

/**
 * Reads all files, fills in variables and merges the files in order. A file that another one includes or extends is used
 * only there.
 */
export function loadProject({input, report}: Pick<Context, 'input' | 'report'>): Loaded {
  const loader = new Loader(input, report);
  const {parts, envFiles} = loader.roles();
  const values = readValues(envFiles, {input, report});
  const isMerged = (file: number): boolean =>
    file === 0 || !(isEnvName(loader.nameOf(file)) || parts.has(file) || envFiles.has(file));
  const merged = [...input.files.keys()].filter(isMerged);
  const documents = merged.flatMap((file) => loader.read(file).documents);
  nameProject(documents, values);
  const root = loader.load(merged, values, []);
  if (documents.length === 0 && loader.isReadable && report.isEmpty) report.say('empty-file', {place: EMPTY, path: ''});
  return {
    root,
    main: loader.read(0).documents[0],
    isReadable: loader.isReadable && documents.length > 0,
    isPartial: loader.isPartial,
    values,
    entriesOf: (service) => loader.entriesOf(service, values),
  };
}
