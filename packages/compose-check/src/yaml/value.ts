/** Where something is: number of the file and offsets in its text. */
export interface Place {
  file: number;
  start: number;
  end: number;
}

/** What's wrong with the YAML of a file. */
export interface Problem {
  rule:
    | 'yaml-syntax'
    | 'yaml-tab'
    | 'yaml-character'
    | 'yaml-duplicate-key'
    | 'yaml-key'
    | 'yaml-alias'
    | 'yaml-merge'
    | 'yaml-top'
    | 'too-large';
  place: Place;
  /** The parser's message, without a place. */
  text: string;
  /** The line that the tool prints, if its exact words are known. */
  message?: string;
}

export interface Entry {
  key: Place;
  value: Value;
}

interface Node extends Place {
  /** Also used elsewhere, through an alias, a merge key or `extends`: no edit is certain there. */
  shared: boolean;
  /** Tagged `!override`: replaces what an earlier file says. */
  override?: boolean;
}

export interface MapValue extends Node {
  kind: 'map';
  entries: Map<string, Entry>;
  /** Keys tagged `!reset`: what earlier files say there is removed. */
  resets?: Set<string>;
}

export interface ListValue extends Node {
  kind: 'list';
  items: Value[];
}

export interface ScalarValue extends Node {
  kind: 'scalar';
  value: string | number | boolean | null;
  /** A number without a fraction, as the tool's YAML reads it: `80`, not `80.0`. */
  isInteger: boolean;
  /** The string as written, if variables were filled in. */
  template?: string;
}

/** A part of a Compose file with its place. An alias is the same object as what it refers to. */
export type Value = MapValue | ListValue | ScalarValue;

export const isMap = (value: Value | undefined): value is MapValue => value?.kind === 'map';
export const isList = (value: Value | undefined): value is ListValue => value?.kind === 'list';
export const isScalar = (value: Value | undefined): value is ScalarValue => value?.kind === 'scalar';
export const isNull = (value: Value | undefined): boolean => isScalar(value) && value.value === null;

export const child = (value: Value | undefined, key: string): Value | undefined =>
  isMap(value) ? value.entries.get(key)?.value : undefined;

/** What is at the end of a path of keys, or undefined. */
export const at = (value: Value | undefined, ...path: string[]): Value | undefined =>
  path.reduce((found, key) => child(found, key), value);

/** The entry at the end of a path of keys, or undefined. */
export function entryAt(value: Value | undefined, ...path: string[]): Entry | undefined {
  const map = at(value, ...path.slice(0, -1));
  return isMap(map) ? map.entries.get(path.at(-1) ?? '') : undefined;
}

/** Entries of the map at the end of a path of keys; none where there's no map. */
export function entriesAt(value: Value | undefined, ...path: string[]): [name: string, entry: Entry][] {
  const map = at(value, ...path);
  return isMap(map) ? [...map.entries] : [];
}

/** Items of the list at the end of a path of keys; none where there's no list. */
export function itemsAt(value: Value | undefined, ...path: string[]): Value[] {
  const list = at(value, ...path);
  return isList(list) ? list.items : [];
}

export const isTrue = (value: Value | undefined): boolean => isScalar(value) && value.value === true;

/** A boolean of YAML 1.1, which the loader reads too. */
export const isYes = (value: Value | undefined): boolean =>
  isScalar(value) && /^(?:true|y|yes|on)$/i.test(String(value.value));

/** Whether a network, volume, secret or config is made elsewhere. */
export const isExternal = (value: Value | undefined): boolean =>
  isMap(child(value, 'external')) || isYes(child(value, 'external'));

/** Text of a string or number; undefined for anything else. */
export function textOf(value: Value | undefined): string | undefined {
  if (!isScalar(value) || value.value === null || typeof value.value === 'boolean') return undefined;
  return String(value.value);
}

/** Items of a list; a single string counts as a list of one. */
export const itemsOf = (value: Value | undefined): Value[] =>
  isList(value) ? value.items : isScalar(value) && typeof value.value === 'string' ? [value] : [];

export const textsOf = (value: Value | undefined): string[] => itemsOf(value).flatMap((item) => textOf(item) ?? []);

/** Names that are keys of a map, or texts of a list, as `networks` and `depends_on` may be written. */
export const namesIn = (value: Value | undefined): string[] =>
  isMap(value) ? [...value.entries.keys()] : textsOf(value);

/** One entry of a map, or of a list of `KEY=VALUE`. */
export interface Pair {
  name: string;
  /** Null if there's none. */
  text: string | null;
  key: Place;
  value: Value;
}

/** Reads a map, or a list of `KEY=VALUE` and `KEY`, as `environment`, `args` and `labels` may be written. */
export function pairsOf(value: Value | undefined): Pair[] {
  const pairs = new Map<string, Pair>();
  if (isMap(value)) {
    for (const [name, entry] of value.entries) {
      const scalar = isScalar(entry.value) ? entry.value.value : null;
      pairs.set(name, {name, text: scalar === null ? null : String(scalar), key: entry.key, value: entry.value});
    }
  } else if (isList(value)) {
    for (const item of value.items) {
      const text = isScalar(item) ? String(item.value ?? '') : '';
      const cut = text.indexOf('=');
      const name = cut < 0 ? text : text.slice(0, cut);
      pairs.set(name, {name, text: cut < 0 ? null : text.slice(cut + 1), key: item, value: item});
    }
  }
  return [...pairs.values()];
}
