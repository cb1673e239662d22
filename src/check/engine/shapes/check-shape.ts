import {goQuoted} from '../go-text';
import {MAX_NAMES, MAX_STEPS} from '../limits';
import {type Place, type ScalarValue, type Value, isNull, isScalar} from '../yaml/value';
import {hasFormat} from './formats';
import type {Cast, EntryForm, Format, Shape} from './shape';

export interface ShapeProblem {
  kind: 'type' | 'unknown-key' | 'missing-key' | 'value' | 'cast' | 'format' | 'old-boolean' | 'list-entry' | 'range';
  path: string[];
  /** Place of the problem: a value, or the key of an entry that shouldn't be there. */
  at: {file: number; start: number; end: number};
  /** The tool's message, without the prefix that it prints. */
  message: string;
  /** Keys that are allowed here, if the problem is an unknown key. */
  known?: string[];
  /** Keys that the map already has. */
  siblings?: ReadonlyMap<string, unknown>;
  key?: string;
  /** Text is expected, but there's a number or a boolean. */
  wantsText?: boolean;
  /** There's nothing where a value is expected. */
  isEmpty?: boolean;
  /** Required keys that the map lacks: without them the loader reports another type. */
  needed?: string[];
  /** Least and greatest number. */
  range?: [number | undefined, number | undefined];
  /** What to write instead. */
  instead?: string;
  /** A variable without a value in the text. */
  open?: string;
}

const WORDS: Record<string, string> = {object: 'mapping'};
const nameOf = (type: string): string => WORDS[type] ?? type;

function listed(types: string[]): string {
  const names = types.map(nameOf).sort();
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}

function typesOf(shape: Shape): string[] {
  if (shape.kind === 'scalar') return shape.types;
  if (shape.kind === 'list') return ['array'];
  if (shape.kind === 'map') return shape.nullable ? ['object', 'null'] : ['object'];
  return shape.kind === 'either' ? typesOf(shape.shapes[0] ?? {kind: 'any'}) : [];
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

/** Compares parts of a file with their shapes, each pair only once. */
export class ShapeCheck {
  readonly problems: ShapeProblem[] = [];
  private steps = 0;
  private readonly seen = new Map<Shape, WeakSet<Value>>();

  /** Whether parts of the file were too many to compare. */
  get isCut(): boolean {
    return this.steps >= MAX_STEPS;
  }

  check(value: Value, shape: Shape, path: string[]): void {
    if (this.isCut) return;
    this.steps += 1;
    if (value.kind !== 'scalar') {
      const seen = this.seen.get(shape) ?? new WeakSet();
      this.seen.set(shape, seen);
      if (seen.has(value)) return;
      seen.add(value);
    }
    if (shape.kind === 'any') return;
    if (shape.kind === 'either') return this.either(value, shape.shapes, path);
    if (shape.kind === 'scalar') return this.scalar(value, shape, path);
    if (shape.kind === 'map' && shape.nullable && isNull(value)) return;
    if (shape.kind !== value.kind) return this.wrongType(value, typesOf(shape), path);
    if (shape.kind === 'list' && value.kind === 'list') {
      value.items.forEach((item, index) => {
        const message = shape.entries && entryProblem(shape.entries, item, `${path.join('.')}.[${index}]`);
        if (message) this.entry(item, message, shape.entries, [...path, String(index)]);
        else this.check(item, shape.item, [...path, String(index)]);
      });
      if (shape.unique) this.unique(value.items, path);
    } else if (shape.kind === 'map' && value.kind === 'map') this.map(value, shape, path);
  }

  private say(problem: ShapeProblem): void {
    this.problems.push(problem);
  }

  private wrongType(value: Value, types: string[], path: string[], needed?: string[]): void {
    const wantsText = types.includes('string') && isScalar(value) && value.value !== null && !value.shared;
    const message = `${path.join('.')} must be a ${listed(types)}`;
    this.say({kind: 'type', path, at: value, wantsText, isEmpty: isNull(value), message, ...(needed ? {needed} : {})});
  }

  /** Booleans of YAML 1.1, such as `yes`: the loader reads them, with a warning. */
  private oldBoolean(value: ScalarValue, content: string, path: string[]): void {
    const now = /^(?:y|yes|on)$/i.test(content) ? 'true' : 'false';
    const message = `"${content}" for boolean is not supported by YAML 1.2, please use \`${now}\``;
    this.say({kind: 'old-boolean', path, at: value, message, instead: now});
  }

  private either(value: Value, shapes: Shape[], path: string[]): void {
    const fitting = shapes.filter((shape) => this.fits(value, shape));
    const [first] = shapes;
    const [fit] = fitting;
    // A map that lacks a key fits none of the shapes, and the loader names the first.
    const lacks = fit?.kind === 'map' && value.kind === 'map' && fit.required.some((key) => !value.entries.has(key));
    if (lacks && first && fit !== first) this.wrongType(value, typesOf(first), path, fit.required);
    else if (fit) this.check(value, fit, path);
    else if (first) this.wrongType(value, typesOf(first), path);
  }

  private fits(value: Value, shape: Shape): boolean {
    if (shape.kind === 'either') return shape.shapes.some((one) => this.fits(value, one));
    if (shape.kind === 'scalar') return isScalar(value) && hasType(shape.types, value);
    return (
      shape.kind === 'any' ||
      shape.kind === value.kind ||
      (shape.kind === 'map' && shape.nullable === true && isNull(value))
    );
  }

  private scalar(value: Value, shape: Extract<Shape, {kind: 'scalar'}>, path: string[]): void {
    if (!isScalar(value)) return this.wrongType(value, shape.types, path);
    const {value: content} = value;
    if (typeof content === 'number' && !Number.isFinite(content)) return this.notFinite(value, content, path);
    if (typeof content === 'string' && shape.cast) {
      const {accepts, call} = CASTS[shape.cast];
      if (shape.cast === 'bool' && /^(?:y|yes|on|n|no|off)$/i.test(content))
        return this.oldBoolean(value, content, path);
      if (accepts(content)) return;
      const why = call ? `${call}: parsing ${goQuoted(content)}: invalid syntax` : `invalid boolean: ${content}`;
      const message = `error while interpolating ${dotted(path)}: failed to cast to expected type: ${why}`;
      return this.say({kind: 'cast', path, at: value, message, ...openIn(value)});
    }
    if (!hasType(shape.types, value)) return this.wrongType(value, shape.types, path);
    if (shape.oneOf && !shape.oneOf.includes(String(content))) {
      const choices = shape.oneOf.map((choice) => `'${choice}'`).join(', ');
      const message = `${path.join('.')} value must be ${shape.oneOf.length > 1 ? `one of ${choices}` : choices}`;
      return this.say({kind: 'value', path, at: value, message});
    }
    if (typeof content === 'string' && shape.pattern && !shape.pattern.test(content)) {
      const message = `${path.join('.')} '${content}' does not match pattern '${shape.pattern.source}'`;
      this.say({kind: 'value', path, at: value, message});
    }
    const isOutside =
      typeof content === 'number' && (content < (shape.min ?? -Infinity) || content > (shape.max ?? Infinity));
    // The loader tries text first, and its message says so.
    if (isOutside)
      this.say({
        kind: 'range',
        path,
        at: value,
        range: [shape.min, shape.max],
        message: `${path.join('.')} must be a string`,
      });
    const {format} = shape;
    const isChecked = typeof content === 'string' || (typeof content === 'number' && format && NUMERIC.has(format));
    if (format && isChecked && !hasFormat[format](String(content)))
      this.say({
        kind: 'format',
        path,
        at: value,
        message: formatMessage(format, String(content), path),
        ...openIn(value),
      });
  }

  /** The loader writes the file as JSON to compare it, and JSON has no such number. */
  private notFinite(value: ScalarValue, content: number, path: string[]): void {
    const shown = Number.isNaN(content) ? 'NaN' : content > 0 ? '+Inf' : '-Inf';
    this.say({kind: 'value', path, at: value, message: `json: unsupported value: ${shown}`});
  }

  private map(value: Extract<Value, {kind: 'map'}>, shape: Extract<Shape, {kind: 'map'}>, path: string[]): void {
    const unknown: {name: string; key: Place}[] = [];
    for (const [name, entry] of value.entries) {
      const own = Object.hasOwn(shape.keys, name) ? shape.keys[name] : undefined;
      const below = [...path, name];
      if (own) this.check(entry.value, own, below);
      else if (shape.others && (!shape.names || shape.names.test(name))) this.check(entry.value, shape.others, below);
      else if (!shape.isOpen && !(shape.extensions && name.startsWith('x-'))) unknown.push({name, key: entry.key});
    }
    const names = unknown
      .slice(0, MAX_NAMES)
      .map(({name}) => `'${name}'`)
      .join(', ');
    const message = `${path.join('.')} additional properties ${names} not allowed`;
    for (const {name, key} of unknown)
      this.say({
        kind: 'unknown-key',
        path: [...path, name],
        at: key,
        key: name,
        known: Object.keys(shape.keys),
        siblings: value.entries,
        message,
      });
    for (const name of shape.required.filter((key) => !value.entries.has(key)))
      this.say({
        kind: 'missing-key',
        path,
        at: value,
        key: name,
        message: `${path.join('.')} missing property '${name}'`,
      });
  }

  private entry(item: Value, message: string, form: EntryForm | undefined, path: string[]): void {
    const wantsText = form === 'text' && isScalar(item) && item.value !== null && !item.shared;
    const needed = item.kind === 'map' && form !== 'text' ? {needed: [form === 'env' ? 'path' : 'target']} : {};
    this.say({kind: 'list-entry', path, at: item, wantsText, message, ...needed});
  }

  private unique(items: Value[], path: string[]): void {
    const places = new Map<string, number>();
    for (const [index, item] of items.entries()) {
      if (!isScalar(item)) continue;
      const key = `${typeof item.value}:${item.value}`;
      const first = places.get(key);
      if (first === undefined) places.set(key, index);
      else
        this.say({
          kind: 'value',
          path: [...path, String(index)],
          at: item,
          message: `${path.join('.')} items at ${first} and ${index} are equal`,
        });
    }
  }
}

/** What the loader says about an entry of a list that it can't tell from the others. */
function entryProblem(form: EntryForm, item: Value, at: string): string | null {
  if (isScalar(item) && typeof item.value === 'string') return null;
  if (form === 'text') return `${at}: unexpected type ${goType(item)}`;
  if (form === 'env')
    return item.kind === 'map' && !item.entries.has('path') ? `environment path attribute ${at} is missing` : null;
  if (form === 'volume' || form === 'device') {
    const target = item.kind === 'map' ? item.entries.get('target')?.value : undefined;
    const isMissing = item.kind === 'map' && !(isScalar(target) && typeof target.value === 'string');
    return isMissing ? `service ${form} ${at} is missing a mount target` : null;
  }
  if (form === 'file' ? item.kind === 'map' : isScalar(item) && item.isInteger) return null;
  return isScalar(item) ? `${at}: unsupported expose value %!s(${goType(item)}=${item.value ?? ''})` : null;
}

/** Formats that numbers must have too. */
const NUMERIC = new Set<Format>(['size', 'unsigned']);

/** A path as the loader writes it in errors of interpolation: list items are `[]`. */
const dotted = (path: string[]): string => path.map((part) => (/^\d+$/.test(part) ? '[]' : part)).join('.');

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

function reasonOf(format: Format, text: string): string {
  if (format === 'size') return sizeProblem(text);
  if (format === 'duration')
    return `time: ${/^[-+]?[\d.]+$/.test(text) ? 'missing unit in' : 'invalid'} duration ${goQuoted(text)}`;
  if (format === 'count') return `invalid value "${text}", the only value allowed is 'all' or a number`;
  if (format === 'unsigned') return `cannot parse value as 'uint64': ${text} overflows uint`;
  if (format === 'command') return 'invalid command line string';
  if (format === 'host') return `invalid additional host, missing IP: ${text}`;
  return `strconv.ParseFloat: parsing ${goQuoted(text)}: invalid syntax`;
}

const formatMessage = (format: Format, text: string, path: string[]): string =>
  `decoding failed due to the following error(s):\n\n'${decoderPath(path, format)}' ${reasonOf(format, text)}`;
