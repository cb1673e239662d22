import {hasExtensions, shapeOf, typesIn} from '../../data/shape-of';
import type {Cast, EntryForm, Format, MapShape, ScalarShape, Shape, Shapes} from '../../data/shapes-schema';
import {goQuoted} from '../go-text';
import {MAX_NAMES, MAX_STEPS} from '../limits';
import type {ListValue, MapValue, Place, ScalarValue, Value} from '../yaml/value';
import {isList, isMap, isNull, isScalar} from '../yaml/value';
import {hasFormat} from './formats';

export interface ShapeProblem {
  kind: 'type' | 'unknown-key' | 'missing-key' | 'value' | 'cast' | 'format' | 'old-boolean' | 'list-entry' | 'range';
  path: string[];
  /** A value, or the key of an entry that shouldn't be there. */
  at: Place;
  /** The tool's message, without the prefix that it prints. */
  message: string;
  /** What is wrong, in our words; the message where it says that itself. */
  text?: string;
  /** A key that isn't allowed, those that are, and those that are there. */
  unknown?: {key: string; known: string[]; siblings: ReadonlyMap<string, unknown>};
  /** Text is expected, but there's a number or a boolean. */
  wantsText?: boolean;
  /** There's nothing where a value is expected. */
  isEmpty?: boolean;
  instead?: string;
  /** A variable without a value in the text. */
  open?: string;
}

function listed(types: string[]): string {
  const names = types.map((type) => (type === 'object' ? 'mapping' : type)).sort();
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}

const CASTS: Record<Cast, {accepts: (text: string) => boolean; call: string}> = {
  int: {accepts: (text) => /^[-+]?\d+$/.test(text), call: 'strconv.Atoi'},
  float: {accepts: (text) => hasFormat.number(text), call: 'strconv.ParseFloat'},
  bool: {accepts: (text) => /^(?:true|false|y|yes|on|n|no|off)$/i.test(text), call: ''},
};

function hasType(types: string[], {value, isInteger}: ScalarValue): boolean {
  if (value === null) return types.includes('null');
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && (isInteger || Number.isInteger(value)));
  return types.includes(typeof value);
}

/** Name of a value's type in the loader's language. */
function goType(value: Value): string {
  if (value.kind === 'map') return 'map[string]interface {}';
  if (value.kind === 'list') return '[]interface {}';
  if (value.value === null) return '<nil>';
  if (typeof value.value === 'boolean') return 'bool';
  return value.isInteger ? 'int' : 'float64';
}

/** The first variable without a value in a text. */
function openIn({value}: ScalarValue): {open?: string} {
  const [open] = /\$\{\w+\}/.exec(String(value)) ?? [];
  return open ? {open} : {};
}

const named = (path: string[]): string => `\`${path.join('.')}\``;
const unreadable = (path: string[]): string => `The loader can't read the value of ${named(path)}.`;
const needs = (path: string[], keys: string[]): string =>
  `${named(path)} needs ${keys.map((key) => `\`${key}\``).join(' and ')}.`;

/** Compares the parts of a file with their shapes, each pair only once. `isCut` says that they were too many. */
export function problemsWith(root: Value, shapes: Shapes): {problems: ShapeProblem[]; isCut: boolean} {
  const problems: ShapeProblem[] = [];
  const seen = new Map<Shape, WeakSet<Value>>();
  let steps = 0;

  function check(value: Value, written: Shape, path: string[]): void {
    if (steps >= MAX_STEPS) return;
    steps += 1;
    if (value.kind !== 'scalar') {
      const known = seen.get(written) ?? new WeakSet();
      seen.set(written, known);
      if (known.has(value)) return;
      known.add(value);
    }
    if (written === 'any') return;
    const shape = shapeOf(written, shapes);
    if (Array.isArray(shape)) either(value, shape, path);
    else if ('type' in shape) scalar(value, shape, path);
    else if ('list' in shape) {
      if (!isList(value)) return wrongType(value, written, path);
      items(value, shape.list, shape.entries, path);
      if (shape.unique) unique(value.items, path);
    } else if (isMap(value)) map(value, shape, path);
    else if (!shape.nullable || !isNull(value)) wrongType(value, written, path);
  }

  function say(
    kind: ShapeProblem['kind'],
    path: string[],
    at: Place,
    message: string,
    more: Partial<ShapeProblem> = {},
  ): void {
    problems.push({kind, path, at, message, ...more});
  }

  function typesOf(written: Shape): string[] {
    const shape = shapeOf(written, shapes);
    if (Array.isArray(shape)) return typesOf(shape[0] ?? 'any');
    if ('type' in shape) return typesIn(shape);
    if ('list' in shape) return ['array'];
    return shape.nullable ? ['object', 'null'] : ['object'];
  }

  function wrongType(value: Value, shape: Shape, path: string[], text?: string): void {
    const types = typesOf(shape);
    const wantsText = types.includes('string') && isScalar(value) && value.value !== null && !value.shared;
    const message = `${path.join('.')} must be a ${listed(types)}`;
    say('type', path, value, message, {wantsText, isEmpty: isNull(value), ...(text && {text})});
  }

  function either(value: Value, choices: Shape[], path: string[]): void {
    const [first = 'any'] = choices;
    const fit = choices.find((choice) => fits(value, choice));
    if (fit === undefined) return wrongType(value, first, path);
    const shape = shapeOf(fit, shapes);
    const required = 'required' in shape && isMap(value) ? (shape.required ?? []) : [];
    // A map that lacks a key fits none of the shapes, and the loader names the first.
    const lacks = required.some((key) => isMap(value) && !value.entries.has(key));
    if (lacks && fit !== first) wrongType(value, first, path, needs(path, required));
    else check(value, fit, path);
  }

  function fits(value: Value, written: Shape): boolean {
    const shape = shapeOf(written, shapes);
    if (Array.isArray(shape)) return shape.some((one) => fits(value, one));
    if ('type' in shape) return written === 'any' || (isScalar(value) && hasType(typesIn(shape), value));
    return 'list' in shape ? isList(value) : isMap(value) || (shape.nullable === true && isNull(value));
  }

  function scalar(value: Value, shape: ScalarShape, path: string[]): void {
    if (!isScalar(value)) return wrongType(value, shape, path);
    const {value: content} = value;
    if (typeof content === 'number' && !Number.isFinite(content)) {
      // The loader writes the file as JSON to compare it, and JSON has no such number.
      const shown = Number.isNaN(content) ? 'NaN' : content > 0 ? '+Inf' : '-Inf';
      return say('value', path, value, `json: unsupported value: ${shown}`);
    }
    if (typeof content === 'string' && shape.cast) return cast(value, content, shape.cast, path);
    if (!hasType(typesIn(shape), value)) return wrongType(value, shape, path);
    const {oneOf, pattern, format, min = -Infinity, max = Infinity} = shape;
    const where = path.join('.');
    if (oneOf && !oneOf.includes(String(content))) {
      const choices = oneOf.map((choice) => `'${choice}'`).join(', ');
      return say('value', path, value, `${where} value must be ${oneOf.length > 1 ? 'one of ' : ''}${choices}`);
    }
    if (typeof content === 'string' && pattern && !new RegExp(pattern).test(content))
      say('value', path, value, `${where} '${content}' does not match pattern '${pattern}'`);
    if (typeof content === 'number' && (content < min || content > max)) {
      const range = max === Infinity ? `at least ${min}` : `from ${min} to ${max}`;
      // The loader tries text first, and its message says so.
      say('range', path, value, `${where} must be a string`, {text: `${named(path)} must be ${range}.`});
    }
    const isChecked = typeof content === 'string' || (typeof content === 'number' && format && NUMERIC.has(format));
    if (format && isChecked && !hasFormat[format](String(content))) {
      const message = formatMessage(format, String(content), path);
      say('format', path, value, message, {text: unreadable(path), ...openIn(value)});
    }
  }

  /** Text where the loader expects a number or a boolean. It reads booleans of YAML 1.1, such as `yes`, with a warning. */
  function cast(value: ScalarValue, content: string, cast: Cast, path: string[]): void {
    const {accepts, call} = CASTS[cast];
    if (cast === 'bool' && /^(?:y|yes|on|n|no|off)$/i.test(content)) {
      const instead = /^(?:y|yes|on)$/i.test(content) ? 'true' : 'false';
      const message = `"${content}" for boolean is not supported by YAML 1.2, please use \`${instead}\``;
      const text = `${named(path)} is read as \`${instead}\`, with a warning.`;
      return say('old-boolean', path, value, message, {text, instead});
    }
    if (accepts(content)) return;
    const why = call ? `${call}: parsing ${goQuoted(content)}: invalid syntax` : `invalid boolean: ${content}`;
    const message = `error while interpolating ${loaderPath(path)}: failed to cast to expected type: ${why}`;
    say('cast', path, value, message, {text: unreadable(path), ...openIn(value)});
  }

  function map(value: MapValue, {keys = {}, others, names, isOpen, required = [], ...more}: MapShape, path: string[]) {
    const hasOwn = hasExtensions({keys, ...more});
    const unknown: [name: string, key: Place][] = [];
    for (const [name, entry] of value.entries) {
      const own = Object.hasOwn(keys, name) ? keys[name] : undefined;
      const below = [...path, name];
      if (own) check(entry.value, own, below);
      else if (others && (!names || new RegExp(names).test(name))) check(entry.value, others, below);
      else if (!isOpen && !(hasOwn && name.startsWith('x-'))) unknown.push([name, entry.key]);
    }
    const list = unknown.slice(0, MAX_NAMES).map(([name]) => `'${name}'`);
    const message = `${path.join('.')} additional properties ${list.join(', ')} not allowed`;
    for (const [name, key] of unknown)
      say('unknown-key', [...path, name], key, message, {
        unknown: {key: name, known: Object.keys(keys), siblings: value.entries},
      });
    for (const name of required.filter((key) => !value.entries.has(key)))
      say('missing-key', path, value, `${path.join('.')} missing property '${name}'`, {text: needs(path, [name])});
  }

  function items({items}: ListValue, shape: Shape, form: EntryForm | undefined, path: string[]): void {
    for (const [index, item] of items.entries()) {
      const below = [...path, String(index)];
      const message = form && entryProblem(form, item, `${path.join('.')}.[${index}]`);
      if (!message) {
        check(item, shape, below);
        continue;
      }
      const wantsText = form === 'text' && isScalar(item) && item.value !== null && !item.shared;
      const isIncomplete = isMap(item) && form !== 'text';
      const text = isIncomplete ? needs(below, [form === 'env' ? 'path' : 'target']) : `${named(below)} must be text.`;
      say('list-entry', below, item, message, {wantsText, text});
    }
  }

  function unique(items: Value[], path: string[]): void {
    const places = new Map<string, number>();
    for (const [index, item] of items.entries()) {
      if (!isScalar(item)) continue;
      const key = `${typeof item.value}:${item.value}`;
      const first = places.get(key);
      const message = `${path.join('.')} items at ${first} and ${index} are equal`;
      if (first === undefined) places.set(key, index);
      else say('value', [...path, String(index)], item, message);
    }
  }

  check(root, 'file', []);
  return {problems, isCut: steps >= MAX_STEPS};
}

/** What the loader says about an entry of a list that it can't tell from the others. */
function entryProblem(form: EntryForm, item: Value, at: string): string | null {
  if (isScalar(item) && typeof item.value === 'string') return null;
  if (form === 'text') return `${at}: unexpected type ${goType(item)}`;
  if (form === 'env')
    return isMap(item) && !item.entries.has('path') ? `environment path attribute ${at} is missing` : null;
  if (form === 'volume' || form === 'device') {
    const target = isMap(item) ? item.entries.get('target')?.value : undefined;
    const isMissing = isMap(item) && !(isScalar(target) && typeof target.value === 'string');
    return isMissing ? `service ${form} ${at} is missing a mount target` : null;
  }
  if (form === 'file' ? isMap(item) : isScalar(item) && item.isInteger) return null;
  return isScalar(item) ? `${at}: unsupported expose value %!s(${goType(item)}=${item.value ?? ''})` : null;
}

/** Formats that numbers must have too. */
const NUMERIC = new Set<Format>(['size', 'unsigned']);

/** A path as the loader writes it in errors of interpolation: list items are `[]`. */
export const loaderPath = (path: string[]): string => path.map((part) => (/^\d+$/.test(part) ? '[]' : part)).join('.');

/** A path as the decoder writes it: `services[web].ports[0].target`. */
function decoderPath(path: string[], format: Format): string {
  const parts = format === 'host' ? path.slice(0, -1) : path;
  return parts
    .map((part, index) => (index === 0 ? part : index === 1 || /^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('');
}

/** What the loader says about a size: it reads the number up to the last digit, point or space. */
function sizeProblem(text: string): string {
  const [, number, suffix = ''] = /^(.*[\d. ])([^\d. ]*)$/.exec(text) ?? [];
  if (number === undefined) return `invalid size: '${text}'`;
  const digits = number.endsWith(' ') ? number.slice(0, -1) : number;
  if (!hasFormat.number(digits)) return `strconv.ParseFloat: parsing ${goQuoted(digits)}: invalid syntax`;
  return suffix ? `invalid suffix: '${suffix.toLowerCase()}'` : `invalid size: '${text}'`;
}

const REASONS: Record<Format, (text: string) => string> = {
  size: sizeProblem,
  duration: (text) => `time: ${/^[-+]?[\d.]+$/.test(text) ? 'missing unit in' : 'invalid'} duration ${goQuoted(text)}`,
  count: (text) => `invalid value "${text}", the only value allowed is 'all' or a number`,
  unsigned: (text) => `cannot parse value as 'uint64': ${text} overflows uint`,
  command: () => 'invalid command line string',
  host: (text) => `invalid additional host, missing IP: ${text}`,
  number: (text) => `strconv.ParseFloat: parsing ${goQuoted(text)}: invalid syntax`,
};

const formatMessage = (format: Format, text: string, path: string[]): string =>
  `decoding failed due to the following error(s):\n\n'${decoderPath(path, format)}' ${REASONS[format](text)}`;
