import {
  type Alias,
  type Document,
  type Node as YamlNode,
  type Pair,
  type YAMLMap,
  isAlias,
  isMap as isYamlMap,
  isScalar as isYamlScalar,
  isSeq,
  parseAllDocuments,
} from 'yaml';
import {MAX_CHARACTERS, MAX_DEPTH, MAX_NODES} from '../limits';
import {plainScalar} from './scalar';
import {forbiddenCharacter, refusedEscape, refusedTab, withPlainBreaks} from './strict';
import {type Entry, type MapValue, type Place, type Problem, type Value, isList, isMap} from './value';

const TOO_DEEP = 'the file is nested too deeply to be read';

export interface Reading {
  /** The documents of the file, in order; empty where it can't be read. */
  documents: MapValue[];
  problems: Problem[];
}

class Unreadable extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Whether a plain key is text for the tool, and not a number, a date, a boolean or nothing. */
const isTextKey = (source: string): boolean =>
  typeof plainScalar(source).value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(source);

/** Turns the YAML parser's nodes into values, with places, shared aliases and resolved merge keys. */
class Reader {
  private nodes = 0;
  /** Maps and lists that are being read: an alias to one of them is a cycle. */
  private readonly open = new Set<Value>();
  private readonly anchors = new Map<string, Value>();
  readonly problems: Problem[] = [];

  constructor(
    private readonly file: number,
    private readonly text: string,
    private readonly lineOf: (offset: number) => number,
  ) {}

  private place(node: unknown, fallback: number): Place {
    const [start, end] = (node as {range?: [number, number, number] | null} | null)?.range ?? [fallback, fallback];
    return {file: this.file, start, end};
  }

  value(node: YamlNode | null, path: string[], fallback: number): Value {
    const place = this.place(node, fallback);
    const fail = (text: string) => new Unreadable({rule: 'too-large', place, text});
    if ((this.nodes += 1) > MAX_NODES) throw fail(`the file has more than ${MAX_NODES.toLocaleString('en-US')} values`);
    if (path.length > MAX_DEPTH) throw fail(`the file is nested deeper than ${MAX_DEPTH} levels`);
    if (isAlias(node)) return this.alias(node, place);
    const value = this.own(node, place, path);
    if (node?.tag === '!override') value.override = true;
    return value;
  }

  private own(node: YamlNode | null, place: Place, path: string[]): Value {
    if (isYamlMap(node)) return this.map(node, place, path);
    if (isSeq(node)) {
      const list: Value = {...place, kind: 'list', shared: false, items: []};
      this.remember(node.anchor, list);
      this.open.add(list);
      for (const item of node.items)
        if ((item as YamlNode | null)?.tag !== '!reset')
          list.items.push(this.value(item as YamlNode | null, [...path, String(list.items.length)], place.start));
      this.open.delete(list);
      return list;
    }
    if (isYamlScalar(node) && node.type === 'QUOTE_DOUBLE') this.checkEscapes(place);
    const source = isYamlScalar(node) ? String(node.value ?? '') : '';
    const isPlain = !isYamlScalar(node) || ((node.type ?? 'PLAIN') === 'PLAIN' && !node.tag?.endsWith(':str'));
    const content = isPlain ? plainScalar(source) : {value: source, isInteger: false};
    const scalar: Value = {...place, kind: 'scalar', shared: false, ...content};
    this.remember(isYamlScalar(node) ? node.anchor : undefined, scalar);
    return scalar;
  }

  private checkEscapes(place: Place): void {
    const message = refusedEscape(this.text.slice(place.start, place.end));
    if (message) throw new Unreadable({rule: 'yaml-syntax', place, text: message, message: `yaml: ${message}`});
  }

  private remember(anchor: string | undefined, value: Value): void {
    if (anchor) this.anchors.set(anchor, value);
  }

  private alias(node: Alias, place: Place): Value {
    const value = this.anchors.get(node.source);
    const fail = (text: string) => new Unreadable({rule: 'yaml-alias', place, text});
    if (!value) throw fail(`there's no anchor \`&${node.source}\` before this alias`);
    if (this.open.has(value)) throw fail(`\`*${node.source}\` is inside the value that it refers to`);
    value.shared = true;
    return value;
  }

  private map(node: YAMLMap, place: Place, path: string[]): MapValue {
    const map: MapValue = {...place, kind: 'map', shared: false, entries: new Map()};
    this.remember(node.anchor, map);
    this.open.add(map);
    const lines = new Map<string, number>();
    const merged: {value: Value; key: Place}[] = [];
    for (const pair of node.items as Pair<YamlNode | null, YamlNode | null>[]) {
      const key = this.place(pair.key, place.start);
      const name = this.keyName(pair.key, key, path);
      if (name === null) continue;
      const first = lines.get(name);
      if (first === undefined) lines.set(name, this.lineOf(key.start));
      else {
        const message = `line ${this.lineOf(key.start)}: mapping key "${name}" already defined at line ${first}`;
        this.problems.push({rule: 'yaml-duplicate-key', place: key, text: message, message});
        continue;
      }
      if (pair.value?.tag === '!reset') {
        map.resets = (map.resets ?? new Set()).add(name);
        continue;
      }
      const value = this.value(pair.value, name === '<<' ? path : [...path, name], key.end);
      if (name === '<<') merged.push({value, key});
      else map.entries.set(name, {key, value});
    }
    for (const {value, key} of merged) this.merge(map, value, key);
    this.open.delete(map);
    return map;
  }

  private keyName(node: YamlNode | null, place: Place, path: string[]): string | null {
    if (isAlias(node)) {
      const value = this.alias(node, place);
      if (value.kind === 'scalar' && typeof value.value === 'string') return value.value;
    }
    if (isYamlScalar(node) && (node.type !== 'PLAIN' || isTextKey(String(node.value)))) return String(node.value);
    const isNull = isYamlScalar(node) && plainScalar(String(node.value)).value === null;
    const shown = isNull ? '<nil>' : isYamlScalar(node) ? String(node.value) : 'a map or list';
    const where = path.length > 0 ? `in ${path.join('.')}` : 'at top level';
    const message = `non-string key ${where}: ${shown}`;
    this.problems.push({rule: 'yaml-key', place, text: `the key \`${shown}\` isn't`, message});
    return null;
  }

  private merge(map: MapValue, value: Value, key: Place): void {
    const sources = isList(value) ? value.items : [value];
    for (const source of sources) {
      if (!isMap(source)) {
        const message = 'map merge requires map or sequence of maps as the value';
        this.problems.push({rule: 'yaml-merge', place: key, text: message, message: `yaml: ${message}`});
        return;
      }
      for (const [name, entry] of source.entries) {
        if (map.entries.has(name)) continue;
        entry.value.shared = true;
        map.entries.set(name, entry satisfies Entry);
      }
    }
  }
}

/** Line breaks of a text, to find the line of an offset. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1);
  return starts;
}

/** Line of an offset, counted from 1. */
export function lineAt(starts: number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** What the parser here refuses and the tool's doesn't. */
const ALLOWED = /^Comments must be separated/;

/** What the tool's parser says about a directive that it doesn't have: it reads YAML 1.1. */
function refusedDirective({directives, warnings}: Document.Parsed): string | null {
  if (directives.yaml.explicit && directives.yaml.version !== '1.1') return 'found incompatible YAML document';
  return warnings.some(({code}) => code === 'BAD_DIRECTIVE') ? 'found unknown directive name' : null;
}

/**
 * Reads one file. Takes bounded time and memory for any text.
 *
 * @param file its number, for places
 */
export function readYaml(text: string, file: number): Reading {
  const newline = text.indexOf('\n');
  const whole: Place = {file, start: 0, end: newline < 0 ? text.length : newline};
  const unread = (problem: Problem): Reading => ({documents: [], problems: [problem]});
  if (text.length > MAX_CHARACTERS) {
    const size = `the file has more than ${MAX_CHARACTERS.toLocaleString('en-US')} characters`;
    return unread({rule: 'too-large', place: whole, text: size});
  }
  const plain = withPlainBreaks(text);
  const forbidden = forbiddenCharacter(plain, file);
  if (forbidden) return unread(forbidden);
  const starts = lineStarts(text);
  const reader = new Reader(file, plain, (offset) => lineAt(starts, offset));
  try {
    // Failsafe: every scalar stays text. Duplicate keys are found here, because the parser takes quadratic time for
    // that.
    const options = {schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent'} as const;
    const parsed = parseAllDocuments(plain, options);
    const streams = Array.isArray(parsed) ? parsed : [];
    for (const document of streams) {
      const directive = refusedDirective(document);
      if (directive) return unread({rule: 'yaml-syntax', place: whole, text: directive, message: `yaml: ${directive}`});
      const error = document.errors.find(({message}) => !ALLOWED.test(message));
      if (!error) continue;
      const [start, end] = error.pos.map((offset) => Math.min(offset, text.length)) as [number, number];
      const place = {file, start, end: Math.max(start, end)};
      const isDeep = error.code === 'RESOURCE_EXHAUSTION';
      return unread({rule: isDeep ? 'too-large' : 'yaml-syntax', place, text: isDeep ? TOO_DEEP : error.message});
    }
    const tab = refusedTab(plain, file);
    if (tab) return unread({rule: 'yaml-tab', text: '', ...tab});
    const documents: MapValue[] = [];
    for (const document of streams) {
      const root = reader.value(document.contents as YamlNode | null, [], 0);
      if (isMap(root)) documents.push(root);
      else reader.problems.push(notMap(root, streams.length > 1));
    }
    return {documents, problems: reader.problems};
  } catch (error) {
    if (error instanceof Unreadable) return {documents: [], problems: [...reader.problems, error.problem]};
    // The parser recurses: a text that nests without end overflows its stack.
    return unread({rule: 'too-large', place: whole, text: TOO_DEEP});
  }
}

function notMap(root: Value, isOneOfMany: boolean): Problem {
  const message = 'top-level object must be a mapping';
  const what = isOneOfMany ? 'one of the documents in this file' : 'this file';
  return {rule: 'yaml-top', place: root, text: `${what} isn't a map of keys`, message};
}
