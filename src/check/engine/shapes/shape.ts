export type ScalarType = 'string' | 'number' | 'integer' | 'boolean' | 'null';
/** How a string is read before its type is checked, so that `"2"` counts as 2. */
export type Cast = 'int' | 'float' | 'bool';
/** What a string must look like, beyond its type. */
export type Format = 'size' | 'duration' | 'number' | 'count' | 'command' | 'host' | 'unsigned';

/** `text`; a map with a `target`, or text; a map with a `path`, or text; text or a whole number; text or a map. */
export type EntryForm = 'text' | 'volume' | 'device' | 'env' | 'expose' | 'file';

/** What may be at a place in a Compose file: a small part of JSON Schema, in this check's own terms. */
export type Shape =
  | {kind: 'any'}
  | {
      kind: 'scalar';
      types: ScalarType[];
      cast?: Cast;
      format?: Format;
      oneOf?: string[];
      /** Some part of the text must match this. */
      pattern?: RegExp;
      min?: number;
      max?: number;
    }
  | {
      kind: 'list';
      item: Shape;
      unique: boolean;
      /** How the loader tells the list's entries apart, which it does first: it fails on entries of another form. */
      entries?: EntryForm;
    }
  | {
      kind: 'map';
      keys: Record<string, Shape>;
      others?: Shape;
      names?: RegExp;
      /** Whether other names may have any value. */
      isOpen?: boolean;
      extensions: boolean;
      required: string[];
      nullable?: boolean;
    }
  | {kind: 'either'; shapes: Shape[]};

type MapOptions = Partial<Omit<Extract<Shape, {kind: 'map'}>, 'kind' | 'keys'>>;

export const any: Shape = {kind: 'any'};

export const scalar = (types: string, more: Partial<Extract<Shape, {kind: 'scalar'}>> = {}): Shape => ({
  kind: 'scalar',
  types: types.split('|') as ScalarType[],
  ...more,
});

export const text = scalar('string');
export const yesNo = scalar('boolean|string', {cast: 'bool'});
export const list = (item: Shape, options: {unique?: true; entries?: EntryForm} = {}): Shape => ({
  kind: 'list',
  item,
  unique: options.unique ?? false,
  ...(options.entries ? {entries: options.entries} : {}),
});
export const either = (...shapes: Shape[]): Shape => ({kind: 'either', shapes});
/** A map with known keys, plus `x-` keys. */
export const map = (keys: Record<string, Shape>, options: MapOptions = {}): Shape => ({
  kind: 'map',
  keys,
  extensions: true,
  required: [],
  ...options,
});
/** A map whose keys are the reader's own names. */
export const named = (others: Shape, names?: RegExp): Shape =>
  map({}, {others, extensions: false, ...(names ? {names} : {})});
/** The same, but names of another form may have any value. */
export const namedOrAny = (others: Shape, names: RegExp): Shape =>
  map({}, {others, names, extensions: false, isOpen: true});
