import type {Alias, Document, Node as YamlNode, Pair, YAMLMap, YAMLSeq} from 'yaml';
import {LineCounter, isAlias, isMap as isYamlMap, isScalar as isYamlScalar, isSeq, parseAllDocuments} from 'yaml';
import {MAX_CHARACTERS, MAX_DEPTH, MAX_NODES} from '../limits';
import {plainScalar} from './scalar';
import {forbiddenCharacter, refusedEscape, refusedTab, withPlainBreaks} from './strict';
import {type MapValue, type Place, type Problem, type Value, isList, isMap} from './value';

const NOT_MAP = 'top-level object must be a mapping';
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
function reader(file: number, text: string, counter: LineCounter) {
  let nodes = 0;
  /** Maps and lists that are being read: an alias to one of them is a cycle. */
  const open = new Set<Value>();
  const anchors = new Map<string, Value>();
  const problems: Problem[] = [];

  const placeOf = (node: unknown, fallback: number): Place => {
    const [start, end] = (node as {range?: [number, number, number] | null} | null)?.range ?? [fallback, fallback];
    return {file, start, end};
  };

  function read(node: YamlNode | null, path: string[], fallback: number): Value {
    const place = placeOf(node, fallback);
    const fail = (problem: string) => new Unreadable({rule: 'too-large', place, text: problem});
    if ((nodes += 1) > MAX_NODES) throw fail(`the file has more than ${MAX_NODES.toLocaleString('en-US')} values`);
    if (path.length > MAX_DEPTH) throw fail(`the file is nested deeper than ${MAX_DEPTH} levels`);
    if (isAlias(node)) return readAlias(node, place);
    const value = isYamlMap(node)
      ? readMap(node, place, path)
      : isSeq(node)
        ? readList(node, place, path)
        : readScalar(node, place);
    if (node?.tag === '!override') value.override = true;
    return value;
  }

  function readList({anchor, items}: YAMLSeq, place: Place, path: string[]): Value {
    const list: Value = {...place, kind: 'list', shared: false, items: []};
    if (anchor) anchors.set(anchor, list);
    open.add(list);
    for (const item of items as (YamlNode | null)[])
      if (item?.tag !== '!reset') list.items.push(read(item, [...path, String(list.items.length)], place.start));
    open.delete(list);
    return list;
  }

  function readScalar(node: YamlNode | null, place: Place): Value {
    const own = isYamlScalar(node) ? node : undefined;
    const message = own?.type === 'QUOTE_DOUBLE' && refusedEscape(text.slice(place.start, place.end));
    if (message) throw new Unreadable({rule: 'yaml-syntax', place, text: message, message: `yaml: ${message}`});
    const source = String(own?.value ?? '');
    const isPlain = (own?.type ?? 'PLAIN') === 'PLAIN' && !own?.tag?.endsWith(':str');
    const content = isPlain ? plainScalar(source) : {value: source, isInteger: false};
    const scalar: Value = {...place, kind: 'scalar', shared: false, ...content};
    if (own?.anchor) anchors.set(own.anchor, scalar);
    return scalar;
  }

  function readAlias({source}: Alias, place: Place): Value {
    const value = anchors.get(source);
    const fail = (problem: string) => new Unreadable({rule: 'yaml-alias', place, text: problem});
    if (!value) throw fail(`there's no anchor \`&${source}\` before this alias`);
    if (open.has(value)) throw fail(`\`*${source}\` is inside the value that it refers to`);
    value.shared = true;
    return value;
  }

  function readMap(node: YAMLMap, place: Place, path: string[]): MapValue {
    const map: MapValue = {...place, kind: 'map', shared: false, entries: new Map()};
    if (node.anchor) anchors.set(node.anchor, map);
    open.add(map);
    const lines = new Map<string, number>();
    const merged: {value: Value; key: Place}[] = [];
    for (const pair of node.items as Pair<YamlNode | null, YamlNode | null>[]) {
      const key = placeOf(pair.key, place.start);
      const name = nameOf(pair.key, key, path);
      if (name === null) continue;
      const {line} = counter.linePos(key.start);
      const first = lines.get(name);
      if (first !== undefined) {
        const message = `line ${line}: mapping key "${name}" already defined at line ${first}`;
        problems.push({rule: 'yaml-duplicate-key', place: key, text: message, message});
        continue;
      }
      lines.set(name, line);
      if (pair.value?.tag === '!reset') {
        map.resets = (map.resets ?? new Set()).add(name);
        continue;
      }
      const value = read(pair.value, name === '<<' ? path : [...path, name], key.end);
      if (name === '<<') merged.push({value, key});
      else map.entries.set(name, {key, value});
    }
    for (const {value, key} of merged) merge(map, value, key);
    open.delete(map);
    return map;
  }

  function nameOf(node: YamlNode | null, place: Place, path: string[]): string | null {
    if (isAlias(node)) {
      const value = readAlias(node, place);
      if (value.kind === 'scalar' && typeof value.value === 'string') return value.value;
    }
    if (isYamlScalar(node) && (node.type !== 'PLAIN' || isTextKey(String(node.value)))) return String(node.value);
    const isNull = isYamlScalar(node) && plainScalar(String(node.value)).value === null;
    const shown = isNull ? '<nil>' : isYamlScalar(node) ? String(node.value) : 'a map or list';
    const where = path.length > 0 ? `in ${path.join('.')}` : 'at top level';
    const message = `non-string key ${where}: ${shown}`;
    problems.push({rule: 'yaml-key', place, text: `the key \`${shown}\` isn't`, message});
    return null;
  }

  function merge(map: MapValue, value: Value, key: Place): void {
    for (const source of isList(value) ? value.items : [value]) {
      if (!isMap(source)) {
        const message = 'map merge requires map or sequence of maps as the value';
        problems.push({rule: 'yaml-merge', place: key, text: message, message: `yaml: ${message}`});
        return;
      }
      for (const [name, entry] of source.entries) {
        if (map.entries.has(name)) continue;
        entry.value.shared = true;
        map.entries.set(name, entry);
      }
    }
  }

  return {read, problems};
}

/** Line breaks of a text, to find the line of an offset. */
export function lineCounter(text: string): LineCounter {
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) counter.addNewLine(at + 1);
  return counter;
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
  const {read, problems} = reader(file, plain, lineCounter(text));
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
      const root = read(document.contents as YamlNode | null, [], 0);
      const what = streams.length > 1 ? 'one of the documents in this file' : 'this file';
      if (isMap(root)) documents.push(root);
      else problems.push({rule: 'yaml-top', place: root, text: `${what} isn't a map of keys`, message: NOT_MAP});
    }
    return {documents, problems};
  } catch (error) {
    if (error instanceof Unreadable) return {documents: [], problems: [...problems, error.problem]};
    // The parser recurses: a text that nests without end overflows its stack.
    return unread({rule: 'too-large', place: whole, text: TOO_DEEP});
  }
}
