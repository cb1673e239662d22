import type {Context} from '../context';
import {normalName} from '../judge/project';
import {mergeValues} from '../yaml/merge';
import {type Reading, readYaml} from '../yaml/read';
import type {MapValue, Value} from '../yaml/value';
import {at, child, entriesAt, isList, isMap, isNull, itemsAt, pairsOf, textOf, textsOf} from '../yaml/value';
import {type PlacedEntry, readEntries, readValues} from './dot-env';
import {isEnvName} from './env-file';
import {extendServices} from './extend-services';
import {fillVariables} from './fill-variables';
import {findFile} from './find-file';
import {ABSENT, sayMissing, sayObsoleteVersion, sayProblem} from './load-findings';
import {shapeReporter} from './shape-findings';

type Values = ReadonlyMap<string, string>;

export interface Loaded {
  root: MapValue;
  /** The main file alone, where it can be read. */
  main: MapValue | undefined;
  /** Whether the file can be read at all. */
  isReadable: boolean;
  isPartial: boolean;
  values: Values;
  /** What a service takes from its env files, as far as they're here. */
  entriesOf: (service: MapValue) => PlacedEntry[];
}

const EMPTY: MapValue = {file: 0, start: 0, end: 0, kind: 'map', shared: false, entries: new Map()};

const listOf = (value: Value | undefined): Value[] =>
  value?.kind === 'list' ? value.items : value === undefined ? [] : [value];

/** Paths that an entry of `include` or `env_file` names: one text, a list, or a map with either. */
const pathsOf = (item: Value): string[] => textsOf(isMap(item) ? child(item, 'path') : item);

const envPathsOf = (service: Value): string[] => listOf(child(service, 'env_file')).flatMap(pathsOf);

/** Gives `COMPOSE_PROJECT_NAME` a value if a file has a name. */
function nameProject(documents: MapValue[], values: Map<string, string>): void {
  const name = documents.flatMap((root) => textOf(child(root, 'name')) || []).at(-1);
  if (name && !values.has('COMPOSE_PROJECT_NAME')) values.set('COMPOSE_PROJECT_NAME', normalName(name));
}

/**
 * Reads all files, fills in variables, extends, includes, merges and compares them in the order of the tool's loader. A file
 * that another one includes or extends is used only there.
 */
export function loadProject({input, report}: Pick<Context, 'input' | 'report'>): Loaded {
  const {files} = input;
  const shapes = shapeReporter(report);
  const readings = new Map<number, Reading>();
  /** Files whose variables are filled in. */
  const used = new Set<number>();
  let isReadable = true;
  let isPartial = false;

  const nameOf = (file: number): string => files[file]?.name ?? '';
  const find = (path: string, file: number): number => findFile(files, path, nameOf(file));

  function read(file: number): Reading {
    const reading = readings.get(file) ?? readYaml(files[file]?.text ?? '', file);
    readings.set(file, reading);
    return reading;
  }

  /** Documents of a file with their variables filled in. Says what's wrong with the file's YAML. */
  function documentsOf(file: number, values: Values): MapValue[] {
    const {documents, problems} = read(file);
    if (used.has(file)) return documents;
    used.add(file);
    for (const problem of problems) {
      isReadable &&= !['too-large', 'yaml-syntax', 'yaml-tab', 'yaml-character'].includes(problem.rule);
      sayProblem(problem, files[file]?.text ?? '', report);
    }
    for (const root of documents) fillVariables(root, values, report);
    return documents;
  }

  /** The services of a file that others extend. The loader compares only those with a shape that are extended. */
  function extended(file: number, values: Values): MapValue {
    let merged: Value = EMPTY;
    for (const root of documentsOf(file, values)) {
      shapes.checkCasts(root);
      merged = mergeValues(merged, root, [], report);
    }
    return isMap(merged) ? merged : EMPTY;
  }

  /** Merges files in order: one project, or what one entry of `include` adds. */
  function load(numbers: number[], values: Values, trail: number[]): MapValue {
    let merged: MapValue = EMPTY;
    for (const file of numbers)
      for (const root of documentsOf(file, values)) merged = add(merged, root, file, values, trail);
    return merged;
  }

  function add(base: MapValue, root: MapValue, file: number, values: Values, trail: number[]): MapValue {
    const findExtended = (path: string, from: number) => {
      const found = find(path, from);
      return found < 0 ? undefined : extended(found, values);
    };
    extendServices(root, findExtended, report);
    const merged = mergeValues(base, withIncluded(root, file, values, [...trail, file]), [], report);
    if (!isMap(merged)) return base;
    shapes.check(merged, nameOf(file));
    sayObsoleteVersion(merged, nameOf(file), report);
    merged.entries.delete('version');
    return merged;
  }

  /** The file over what it includes. */
  function withIncluded(root: MapValue, file: number, values: Values, trail: number[]): MapValue {
    const entries = new Map(root.entries);
    const included = root.entries.get('include');
    entries.delete('include');
    let whole: Value = {...root, entries};
    if (included && !isList(included.value) && !isNull(included.value)) sayForm(included.value);
    for (const item of itemsAt(included?.value)) {
      if (!isMap(item) && textOf(item) === undefined) sayForm(item);
      const found = pathsOf(item).map((path) => ({path, number: find(path, file)}));
      for (const {path} of found.filter(({number}) => number < 0)) {
        const missing = {path: 'include', what: `what \`${path}\` adds`, condition: `\`${path}\` exists and deploys`};
        sayMissing(path, item, missing, report);
        isPartial = true;
      }
      const numbers = found.flatMap(({number}) => (number < 0 ? [] : [number]));
      const [first] = numbers;
      if (first === undefined) continue;
      if (trail.includes(first)) {
        report.say('include-cycle', {place: item, path: 'include'});
        continue;
      }
      const added = load(numbers, valuesFor(item, first, file, values), trail);
      const resources = {...added, entries: new Map([...added.entries].filter(([key]) => key !== 'name'))};
      whole = mergeValues(resources, whole, [], report);
    }
    return isMap(whole) ? whole : root;
  }

  const sayForm = (value: Value): void =>
    report.say('include-form', {place: value, path: 'include'}, {VALUE: textOf(value) ?? ''});

  /** An included file also gets the values of its own env files: those it names, or `.env` in its folder. */
  function valuesFor(item: Value, included: number, file: number, values: Values): Values {
    const named = textsOf(child(item, 'env_file')).filter((path) => path !== '/dev/null');
    const name = nameOf(included);
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const own = files.findIndex((one) => folder !== '' && one.name === `${folder}.env`);
    const numbers = named.length > 0 ? named.map((path) => find(path, file)) : [own];
    const more = new Map<string, string>();
    const known = (other: string): string | undefined => values.get(other) ?? more.get(other);
    for (const [index, number] of numbers.entries()) {
      const path = named[index];
      if (number >= 0)
        for (const entry of readEntries(number, known, {input, report})) more.set(entry.name, entry.value);
      else if (path !== undefined) report.skip(`what \`${path}\` sets`, ABSENT, item, `\`${path}\` exists`);
    }
    return new Map([...values, ...more]);
  }

  /** Files that others include or extend, and those that a service takes values from. */
  const parts = new Set<number>();
  const envFiles = new Set<number>();
  for (const [file, {name}] of files.entries())
    for (const root of isEnvName(name) ? [] : read(file).documents) {
      const included = listOf(child(root, 'include'));
      const services = entriesAt(root, 'services').map(([, {value}]) => value);
      const others = services.flatMap((service) => textOf(at(service, 'extends', 'file')) ?? []);
      for (const path of [...included.flatMap(pathsOf), ...others]) parts.add(find(path, file));
      const named = included.flatMap((item) => textsOf(child(item, 'env_file')));
      for (const path of [...services.flatMap(envPathsOf), ...named]) envFiles.add(find(path, file));
    }
  const values = readValues(envFiles, {input, report});
  const isMerged = (file: number): boolean =>
    file === 0 || !(isEnvName(nameOf(file)) || parts.has(file) || envFiles.has(file));
  const merged = [...files.keys()].filter(isMerged);
  const documents = merged.flatMap((file) => read(file).documents);
  nameProject(documents, values);
  const root = load(merged, values, []);
  if (documents.length === 0 && isReadable && report.isEmpty) report.say('empty-file', {place: EMPTY, path: ''});

  function entriesOf(service: MapValue): PlacedEntry[] {
    const own = new Map(pairsOf(child(service, 'environment')).map(({name, text}) => [name, text ?? undefined]));
    const known = (name: string): string | undefined => values.get(name) ?? own.get(name);
    const numbers = envPathsOf(service).map((path) => find(path, service.file));
    const all = numbers.flatMap((number) => (number < 0 ? [] : readEntries(number, known, {input, report})));
    return [...new Map(all.map((entry) => [entry.name, entry])).values()];
  }

  const main = read(0).documents[0];
  return {root, main, isReadable: isReadable && documents.length > 0, isPartial, values, entriesOf};
}
