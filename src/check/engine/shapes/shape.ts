export type ScalarType = 'string' | 'number' | 'integer' | 'boolean' | 'null';
/** How a string is read before its type is checked, so that `"2"` counts as 2. */
export type Cast = 'int' | 'float' | 'bool';
/** What a string must look like, beyond its type. */
export type Format = 'size' | 'duration' | 'number' | 'count' | 'command' | 'host';

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
      /** The loader first compares the names of its entries, and fails on entries that aren't text. */
      isKeyed: boolean;
    }
  | {
      kind: 'map';
      keys: Record<string, Shape>;
      others?: Shape;
      names?: RegExp;
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
export const list = (item: Shape, unique = false, isKeyed = false): Shape => ({kind: 'list', item, unique, isKeyed});
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
